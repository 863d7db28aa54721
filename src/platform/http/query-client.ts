import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { refuseUnlessOk } from "./api-client.ts";

/** Reads the address that the query key's segments spell; a 401 is an error or, if asked for, `null`. */
export function readByKey({ on401 }: { on401: "error" | "null" }) {
  return async ({
    queryKey,
    signal,
  }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> => {
    const response = await fetch(queryKey.map(String).join("/"), { credentials: "include", signal });
    if (on401 === "null" && response.status === 401) return null;
    await refuseUnlessOk(response);
    return response.json();
  };
}

/** A client that reads when asked and never by itself: no retry, no polling, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey({ on401: "error" }),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
}

import { QueryClient, type QueryFunctionContext } from "@tanstack/react-query";
import { refuseUnlessOk, sendConfirmed } from "./api-client.ts";

/** Fetches the address made of the query key's segments; a 401 is an error or, if requested, `null`. */
export function readByKey({ on401 }: { on401: "error" | "null" }) {
  return async ({
    queryKey,
    signal,
  }: Pick<QueryFunctionContext, "queryKey" | "signal">): Promise<unknown> => {
    const address = queryKey.map(String).join("/");
    const response = await sendConfirmed(() => fetch(address, { credentials: "include", signal }));
    if (on401 === "null" && response.status === 401) return null;
    await refuseUnlessOk(response);
    return response.json();
  };
}

/** A client that fetches only on request: no retry, no polling, no refetch on focus. */
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

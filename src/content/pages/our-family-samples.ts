/** Chapters that show how the founders' own could read. Each has a tag that says so, and nothing in them is a fact. */

export const sampleChapters = {
  "infertility-begins": {
    title: "Infertility begins",
    summary: "The pharmacy bag, the calendar on the fridge, and the first time a doctor said the word.",
    content: [
      "At first we didn’t worry much. We bought a pack of ovulation tests with the toothpaste and the cat food, and joked with the cashier about the weather. We’d picked a month. We’d even worked out which birthday the baby might share.",
      "A year later, the calendar on the fridge had its own code. A dot was a test, a line was a period, a circle was the day we’d know. One evening a friend stood there with a glass of water and asked what the circles were for. We said dentist.",
      "The doctor’s office had a fish tank and one magazine about parenting. We sat close enough for our knees to touch. She turned her screen around, showed us a column of numbers, and said the word infertility as if it were an ordinary word. It helped a little to have a name for it. It hurt a little, too.",
      "In the parking lot neither of us started the car. It was raining, and the wipers were still on from the drive in. After a while one of us said we should probably eat something. We had pancakes for lunch, in a booth by the window, and hardly talked. That’s what we remember of the day it began: rain, fish, pancakes.",
    ],
    state: "sample",
  },
  "shared-understanding": {
    title: "Shared understanding",
    summary: "We sat in the same waiting room for months before either of us said anything.",
    content: [
      "We knew each other’s coats before we knew each other’s names. The blue one came early on Tuesdays. The green one always brought a thermos. In that waiting room you look at your phone, the plant or the floor, and you never ask.",
      "Then the machine swallowed somebody’s dollar. One of us kicked it, the other laughed, and we ended up sharing a bag of pretzels that tasted of dust. We talked about parking. It took ten minutes to get from parking to the thing itself.",
      "One of us finally said it: that we didn’t know if we could do this again. The other one didn’t answer with a story about a cousin who’d had twins. There was just a nod, and the bag of pretzels held out. We’d both had plenty of advice by then. We hadn’t had much of that.",
      "Afterward we texted before every appointment. Sometimes it was a thermos and a clock, which meant we’re both awake at five and it’s too early for this. Treatment took just as long, but we felt less alone. Much later, when we wondered what other people might need, we kept coming back to that bench.",
    ],
    state: "sample",
  },
  "adoption-journey": {
    title: "The adoption journey",
    summary: "We cleaned the oven for the home visit. She never looked at the oven.",
    content: [
      "The night before the social worker came, we cleaned the oven. We washed the windows and hid the laundry in the trunk of the car. We’d read that nobody looks in the oven. We cleaned it anyway, at midnight, with the radio on.",
      "She asked to sit at the kitchen table. She wanted to know how we argue, who we call when things go wrong, and what we’d tell a child about the people who came first. We’d practiced answers to other questions. On that last one we went quiet, and she let us.",
      "There were months with no news after that. We kept a folder by the door and a bag of diapers in three sizes in the closet. When the phone rang during dinner, we both looked at it for a second too long.",
      "We met the first mother in a diner halfway between her town and ours. She ordered fries, and she asked better questions than anyone had. We’d come with a speech about gratitude, and left it in the car. Adoption begins with someone losing something, and she was sitting across from us. We still think of her on every birthday, and we say so out loud.",
    ],
    state: "sample",
  },
  "biological-journey": {
    title: "The biological journey",
    summary: "Shots in a restaurant bathroom, a phone face down on a desk, and the calls that came.",
    content: [
      "It was our anniversary, and the shot was due at eight. So at five to eight we were both in the bathroom of an Italian restaurant. The needle lay on a paper towel, and somebody’s aunt was fixing her lipstick next to us. She looked at the syringe, wished us luck and left us the room.",
      "You learn to live by the phone. On test days it lay face down on a desk, through meetings about budgets, until it buzzed against the wood. We answered it in stairwells and in the back of a hardware store. A nurse would say our names first, and we got good at hearing the answer in how she said them.",
      "We had miscarriages. After the first, we went home with a sheet of instructions and a plastic bag with our clothes. The neighbors were having a cookout. We stood in the kitchen in our coats and listened to them laugh, and it seemed to be happening in another country.",
      "There was another call, on a Thursday, and we didn’t believe it. We asked the nurse to say the number again. We were glad and terrified in the same minute, and stayed that way for months. Nobody had told us that you can hold your breath for most of a year.",
    ],
    state: "sample",
  },
  "donor-conception": {
    title: "Donor conception",
    summary: "Forty profiles on a laptop, a letter in a shoebox, and a question at breakfast.",
    content: [
      "We read donor profiles in bed, on a laptop, with the screen turned low. One liked woodworking. One had written a page about his grandmother’s soup. We closed the lid and opened it again. It felt like shopping, and it felt like grieving, and most nights it was both.",
      "One of us had to say goodbye to a face first. There was a box of old photographs, and a chin that went back three generations. We spent an evening on the floor with that box, and didn’t decide anything. A week later, it was easier to look at the profiles.",
      "We decided to be open from the start, because the story belongs to our child. So we practiced. We told it to the baby in the crib, badly, with long pauses, to a person who was trying to eat a sock. By the time there were questions, the words had worn smooth.",
      "The first real one came at breakfast. Whose nose is this? The cereal went soggy while we answered. We’d kept a letter for that day in a shoebox on top of the closet, and we didn’t need it. We said what we know about him and what we don’t. Then we were asked whether we could please have pancakes instead.",
    ],
    state: "sample",
  },
} as const;

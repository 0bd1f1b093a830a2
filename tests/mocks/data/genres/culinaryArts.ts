import { genreGroup } from '../genreGroup'

export const culinaryArts = genreGroup('Culinary Arts', [
  {
    id: 47,
    name: 'Mixology',
    tagline: 'Mocktail Making Competition',
    team: [1, 1],
    writeup:
      'Kokum, curry leaf, smoked salt, soda. Mixology is a bar without alcohol and without limits: one drink that everybody knows, made well, and one that nobody has had before, made better.',
    rules: [
      '1. No alcohol, not even as flavour.',
      '2. Two drinks, two glasses each, in 20 minutes.',
      '3. Ice, soda, sugar, lemons and mint are on the counter. Everything else is yours to bring.',
      '4. Shakers and strainers may be borrowed against a college card.',
      '5. Ready-made mixes and bottled mocktails are not allowed.',
      '6. Name allergens on the card before the jury tastes.',
      '7. Wash what you used.',
      '',
      '8. Taste 50, look 25, idea 25.',
    ],
  },
  {
    id: 46,
    name: 'Food Carving',
    tagline: 'Food Competition',
    team: [1, 1],
    isHidden: true,
    // The real list says "group" here although one person takes part.
    isGroup: true,
    writeup:
      'A melon becomes a rose, a carrot a fish. Food Carving takes a break this year; the knives are being sharpened.',
    rules: [
      '1. Three fruits and two vegetables are provided.',
      '2. Bring your own knives, wrapped.',
      '3. Ninety minutes.',
      '',
      '4. What is left over is eaten.',
    ],
  },
  {
    id: 45,
    name: "Chef's Corner",
    tagline: 'Cooking Competition',
    team: [1, 1],
    writeup:
      'No stove, no oven, no grandmother on the phone. A basket of surprises and forty-five minutes to turn it into something that the jury asks for twice.',
    rules: [
      '1. Cooking without fire; a kettle with hot water is provided.',
      '2. Every cook gets the same basket, and must use four of its seven things.',
      '3. Up to five ingredients of your own, vegetarian.',
      '4. Forty-five minutes for one starter and one dish.',
      '5. Bring knives, board and bowls.\nPlates are provided, and they are white.',
      '6. Tie your hair, wear closed shoes, wash your hands where we can see it.',
      '7. Taste, plating, use of the basket, cleanliness.',
    ],
  },
  {
    id: 48,
    name: 'Top It to Win It',
    tagline: 'Cupcake Dressing Competition',
    team: [1, 1],
    writeup:
      'The cake is ours, the crown is yours. Six plain cupcakes wait for cream, fruit, sugar and ideas; half an hour later they are too beautiful to eat, and then they are eaten.',
    rules: [
      '1. Six cupcakes without egg are provided.',
      '2. Bring your own toppings; everything on the cake can be eaten.',
      '3. Piping bags and nozzles may be borrowed.',
      '4. Thirty minutes.',
      '5. Shapes of fondant must be made on the spot.',
      '6. A theme is drawn from a jar at the start.',
      '7. One cupcake goes to each of the three judges, one to you, two to the people behind you.',
      '8. Look 50, taste 30, theme 20.',
    ],
  },
])

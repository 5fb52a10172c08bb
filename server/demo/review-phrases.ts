type Texts = readonly [string, ...string[]];

export const openers = {
  positive: [
    'I am very happy with this {product}.',
    'Bought this {product} for my sister and ended up keeping it 😀.',
    'Best {product} I have had so far.',
    'Worth every cent, this {product}.',
  ],
  negative: [
    'This {product} went straight back.',
    'I expected more of a {product} at this price.',
    'Sadly, this {product} was a mistake.',
    'I wanted to like this {product}.',
  ],
  mixed: [
    'This {product} leaves me in two minds.',
    'A {product} with two faces.',
    'Half of this {product} is excellent.',
  ],
  neutral: [
    'The {product} arrived on Tuesday.',
    'This is the second {product} I ordered here.',
    'I use the {product} about twice a week.',
    'The {product} looks as in the pictures.',
  ],
} as const satisfies Readonly<Record<string, Texts>>;

export const closers = {
  positive: [
    'I would buy it again tomorrow.',
    'Warmly recommended.',
    'Five stars from me ⭐.',
    'My family has ordered two more.',
  ],
  negative: [
    'I cannot recommend it.',
    'The shop has not answered yet.',
    'Save your money.',
    'One star, for the packaging.',
  ],
  mixed: ['I have not decided whether to keep it.', 'Three stars, then.', 'Perhaps the next version gets it right.'],
  neutral: [
    'It comes in grey and in green.',
    'Delivery took four days.',
    'I cannot say much more about it yet.',
    'The manual is in three languages.',
  ],
} as const satisfies Readonly<Record<string, Texts>>;

export type Sentiment = keyof typeof openers;

type Texts = readonly [string, ...string[]];

export interface ReviewedProduct {
  readonly name: string;
  readonly category: string;
  readonly good: Texts;
  readonly bad: Texts;
}

export const products: readonly [ReviewedProduct, ...ReviewedProduct[]] = [
  {
    name: 'kettle',
    category: 'kitchen',
    good: [
      'It boils a full litre before I have found the tea',
      'The handle stays cool and the lid clicks shut',
      'It is so quiet that I check whether it is on',
    ],
    bad: [
      'The lid already sticks after two weeks',
      'It drips down the side with every cup',
      'The base smells of warm plastic',
    ],
  },
  {
    name: 'rain jacket',
    category: 'clothing',
    good: [
      'It kept me dry through a whole day in the Highlands',
      'The hood moves with your head instead of against it',
      'It packs down to the size of an apple',
    ],
    bad: [
      'The seams let water in at the shoulders',
      'The zip catches on its own lining',
      'The sleeves end well above my wrists',
    ],
  },
  {
    name: 'desk lamp',
    category: 'home',
    good: [
      'The light is warm and falls exactly where I read',
      'The arm holds its place without a squeak',
      'The dimmer goes down to a candle',
    ],
    bad: [
      'It flickers on the lowest setting',
      'The arm sinks a little every hour',
      'The switch is on the far side of the base',
    ],
  },
  {
    name: 'headphones',
    category: 'electronics',
    good: [
      'The battery lasts a working week',
      'Voices on calls are clear, even on the tram',
      'I forget that I am wearing them',
    ],
    bad: [
      'They lose the connection in every lift',
      'The ear pads crumble already',
      'The app asks for an account before it plays a note',
    ],
  },
  {
    name: 'bread knife',
    category: 'kitchen',
    good: [
      'It goes through a crust without leaving crumbs',
      'The balance is perfect for small hands',
      'Even ripe tomatoes come out in slices',
    ],
    bad: [
      'The blade came with a chip near the tip',
      'The handle turns slippery when wet',
      'It needs sharpening after a month',
    ],
  },
  {
    name: 'backpack',
    category: 'travel',
    good: [
      'It fits under every seat I have tried',
      'The straps do not cut in, not even after ten hours',
      'There is a pocket for everything and none too many',
    ],
    bad: [
      'One buckle broke on the second trip',
      'The bottle pocket holds only the thinnest bottle',
      'The bottom was soaked after a short shower',
    ],
  },
  {
    name: 'notebook',
    category: 'office',
    good: [
      'Ink does not show through the paper',
      'It lies flat from the first page',
      'The numbered pages save me an hour a month',
    ],
    bad: [
      'Pages come loose around the middle',
      'The cover bends in any bag',
      'The lines are too faint to follow in the evening',
    ],
  },
  {
    name: 'alarm clock',
    category: 'home',
    good: [
      'It wakes me gently and my neighbour not at all',
      'Setting it takes one turn of a wheel',
      'The display goes fully dark at night',
    ],
    bad: [
      'It loses three minutes a week',
      'The tick is louder than the alarm',
      'The buttons all feel the same in the dark',
    ],
  },
  {
    name: 'bicycle bell',
    category: 'sports',
    good: [
      'The tone is friendly and still heard by everyone',
      'It sat on the handlebar in a minute',
      'No rust after a winter on the coast',
    ],
    bad: [
      'The spring gave up in the first frost',
      'It rings by itself on cobbles',
      'The clamp is too wide for a normal bar',
    ],
  },
  {
    name: 'coffee grinder',
    category: 'kitchen',
    good: [
      'The grounds are even, from espresso to French press',
      'It comes apart for cleaning without a tool',
      'My whole kitchen smells wonderful ☕',
    ],
    bad: [
      'It spreads coffee over half the counter',
      'The motor stops with oily beans',
      'It is loud enough to end a conversation',
    ],
  },
];

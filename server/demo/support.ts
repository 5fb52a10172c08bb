import { type DemoDataset, type DemoRecord, option } from './demo-dataset.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

interface Case {
  readonly area: string;
  readonly question: string;
  readonly detail: string;
  readonly replies: readonly [string, string, string];
}

const cases: readonly [Case, ...Case[]] = [
  {
    area: 'billing',
    question: 'I was charged twice for March. Can you check?',
    detail: 'My account ends in 4471.',
    replies: [
      'I see both payments and have sent one back; it takes three days.',
      'Please write to billing.',
      'Double charges happen. Have you waited a month?',
    ],
  },
  {
    area: 'access',
    question: 'I cannot sign in since I changed my phone 📱.',
    detail: 'The code never arrives.',
    replies: [
      'I have removed the old phone. Sign in once with your backup code, then add the new one.',
      'Try again later.',
      'Here is a link to reset your password.',
    ],
  },
  {
    area: 'export',
    question: 'How do I export only the finished records?',
    detail: 'I need them as CSV by tomorrow.',
    replies: [
      'Filter by *completed*, then choose **Export → CSV**; the filter applies.',
      'Exports are in the menu.',
      'You could copy them by hand.',
    ],
  },
  {
    area: 'delivery',
    question: 'My parcel says “delivered”, but there is nothing here.',
    detail: 'I have asked all the neighbours.',
    replies: [
      'I am sorry. A new one leaves today, and we look for the old one.',
      'Look behind the bins.',
      'The carrier says it is delivered.',
    ],
  },
  {
    area: 'product',
    question: 'Does the lamp work at 110 volts?',
    detail: 'I am moving to Canada.',
    replies: [
      'Yes, from 100 to 240 volts; you only need another plug.',
      'I think so.',
      'We do not ship lamps to Canada.',
    ],
  },
];

const moods = ['calm', 'hurried', 'annoyed', 'friendly'] as const;

function notes({ area }: Case, mood: string, number: number) {
  return `### Case ${number}\n\n- **Area:** ${area}\n- **Mood:** _${mood}_\n\n> First contact, no earlier cases.`;
}

function conversation(index: number, random: SeededRandom): DemoRecord {
  const topic = cases[index % cases.length] ?? cases[0];
  const mood = random.oneOf(moods);
  const quality = random.between(0, 2);
  const chat = [
    { role: 'user', content: topic.question },
    { role: 'assistant', content: 'Thank you for writing. Could you tell me a little more?' },
    { role: 'user', content: topic.detail },
    { role: 'assistant', content: topic.replies[quality] ?? topic.replies[0] },
  ];
  const [a, b, c] = topic.replies;
  return {
    fields: {
      conversation: chat,
      notes: notes(topic, mood, 1000 + index),
      replies: `**A.** ${a}\n\n**B.** ${b}\n\n**C.** ${c}`,
    },
    metadata: { area: topic.area, mood, minutes: random.between(2, 55), satisfaction: random.rounded(0, 1) },
    suggestions: {
      helpfulness: { value: 5 - 2 * quality, score: random.rounded(0.5, 0.95), agent: 'judge-3', type: 'model' },
      ranking: {
        value: ['a', 'b', 'c'].map((value, index) => ({ value, rank: index + 1 })),
        score: [0.9, 0.6, 0.55],
        agent: 'judge-3',
        type: 'model',
      },
      better: { value: a, agent: 'writer-1', type: 'model' },
    },
    meaning: `${topic.question} ${topic.detail}`,
  };
}

const random = seededRandom(404);

export const supportConversations: DemoDataset = {
  name: 'Support conversations',
  guidelines:
    '# Would this have helped you?\n\nRate the **last** reply, rank the three candidates, and write a better one where you can.',
  minSubmitted: 1,
  fields: [
    { name: 'conversation', title: 'Conversation', required: true, settings: { type: 'chat', use_markdown: true } },
    { name: 'notes', title: 'Notes', required: false, settings: { type: 'text', use_markdown: true } },
    { name: 'replies', title: 'Candidates', required: false, settings: { type: 'text', use_markdown: true } },
  ],
  questions: [
    {
      name: 'helpfulness',
      title: 'How helpful is the last reply?',
      required: true,
      settings: { type: 'rating', options: [1, 2, 3, 4, 5].map((value) => ({ value })) },
    },
    {
      name: 'ranking',
      title: 'Rank the candidates, best first',
      required: false,
      settings: { type: 'ranking', options: [option('a', 'Reply A'), option('b', 'Reply B'), option('c', 'Reply C')] },
    },
    {
      name: 'better',
      title: 'Write a better reply',
      description: 'In two sentences at most; **markdown** works.',
      required: false,
      settings: { type: 'text', use_markdown: true },
    },
  ],
  metadata: [
    { name: 'area', title: 'Area', settings: { type: 'terms' } },
    { name: 'mood', title: 'Mood', settings: { type: 'terms', values: [...moods] } },
    { name: 'minutes', title: 'Minutes to reply', settings: { type: 'integer' } },
    {
      name: 'satisfaction',
      title: 'Satisfaction',
      settings: { type: 'float', min: 0, max: 1 },
      visible_for_annotators: false,
    },
  ],
  records: Array.from({ length: 45 }, (_, index) => conversation(index, random)),
};

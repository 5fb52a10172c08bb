export const wireFieldTypes = ['text', 'image', 'chat', 'custom'] as const;

export const wireQuestionTypes = [
  'text',
  'rating',
  'label_selection',
  'multi_label_selection',
  'ranking',
  'span',
] as const;

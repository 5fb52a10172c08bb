export const SuggestionIcon = () => (
  <svg width="11" height="11" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
    <path d="M6 0c.5 3.6 2.4 5.5 6 6-3.6.5-5.5 2.4-6 6-.5-3.6-2.4-5.5-6-6 3.6-.5 5.5-2.4 6-6" />
  </svg>
);

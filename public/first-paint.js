// Runs before anything is painted, so that no page flashes in another theme.
try {
  const theme = localStorage.getItem('postil.theme');
  if (['light', 'dark', 'high-contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // storage is denied: the colours of the system stay
}

// Runs as a plain script before the first paint, so that the page never flashes the other theme.
// It imports nothing: an import would make it a module, which runs too late.
try {
  const choice = window.localStorage.getItem('theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset['theme'] = choice;
} catch {
  // Storage is blocked: the device's setting applies.
}

// Before the first paint: the theme that the person has chosen, so that the page never flashes in the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem("railbox-settings") ?? "{}") ?? {};
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // nothing is kept, or nothing may be read: the system's theme
}

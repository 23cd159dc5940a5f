// Runs before the page is drawn, so that a chosen appearance does not flash.
(() => {
  "use strict";
  const key = "appearance";
  const apply = (name) => {
    if (name === "light" || name === "dark") document.documentElement.dataset.appearance = name;
    else delete document.documentElement.dataset.appearance;
  };
  // A browser may refuse its storage: the choice then holds for this page.
  window.chooseAppearance = (name) => {
    apply(name);
    try {
      localStorage.setItem(key, name);
    } catch {}
  };
  try {
    apply(localStorage.getItem(key));
  } catch {}
})();

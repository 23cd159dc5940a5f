"use strict";

/** What a reader keeps from one visit to the next; a browser that keeps nothing for files is no error. */
const settings = {
  get(name) {
    try {
      return localStorage.getItem(`l10n-preview-${name}`);
    } catch {
      return null;
    }
  },

  set(name, value) {
    try {
      localStorage.setItem(`l10n-preview-${name}`, value);
    } catch {
      // Kept until the page is closed: the address has it.
    }
  },
};

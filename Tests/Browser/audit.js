// What can be told of a page's accessibility by its elements and styles alone. Returns a list of complaints.
(() => {
  "use strict";
  const complaints = [];
  const complain = (rule, element, text = "") => {
    const name = element.id ? `#${element.id}` : `${element.localName}.${element.className?.baseVal ?? element.className}`;
    complaints.push(`${rule}: ${name} ${text}`.trim());
  };
  const all = [...document.querySelectorAll("body *")];
  const isHidden = (element) => element.closest("[hidden], [aria-hidden=true], dialog:not([open]), noscript, svg") !== null
    || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

  // Document
  if (!document.documentElement.lang) complain("the document has no language", document.documentElement);
  if (!document.title.trim()) complain("the document has no title", document.documentElement);
  if (/\[object |\bundefined\b|\bNaN\b/.test(document.body.innerText)) complaints.push("a value without a text");
  const ids = new Map();
  for (const element of document.querySelectorAll("[id]")) ids.set(element.id, (ids.get(element.id) || 0) + 1);
  for (const [id, count] of ids) if (count > 1) complaints.push(`id '${id}' is used ${count} times`);

  // Landmarks and headings
  for (const name of ["main", "header", "search"]) {
    const found = [...document.querySelectorAll(name)].filter((one) => !isHidden(one));
    if (found.length !== 1) complaints.push(`${found.length} landmarks '${name}'`);
  }
  for (const name of ["nav", "aside", "form"]) {
    for (const element of document.querySelectorAll(name)) {
      if (!isHidden(element) && !label(element)) complain("landmark without a name", element);
    }
  }
  const landmarks = "header, main, nav, aside, form, search, section[aria-label], dialog, [role=status], [role=alert]";
  for (const element of all) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (hasText && !isHidden(element) && !element.closest(landmarks) && !element.closest(".skip-link")) {
      complain("text outside the landmarks", element);
    }
  }
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => !isHidden(one));
  const inMain = headings.filter((one) => one.closest("main"));
  if (inMain.filter((one) => one.localName === "h1").length !== 1) complaints.push("not one h1 in main");
  let level = 0;
  for (const heading of headings) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) complain(`heading ${next} after ${level}`, heading, heading.textContent);
    if (!heading.textContent.trim()) complain("empty heading", heading);
    level = next;
  }

  // Names, references, roles
  function label(element) {
    const labelled = (element.getAttribute("aria-labelledby") || "").split(/\s+/).filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return (labelled || element.getAttribute("aria-label") || [...(element.labels || [])].map((one) => one.textContent).join(" ")
      || "").trim();
  }
  for (const element of all) {
    for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"]) {
      for (const id of (element.getAttribute(name) || "").split(/\s+/).filter(Boolean)) {
        if (!document.getElementById(id)) complain(`${name} names no element`, element, id);
      }
    }
    if (element.tabIndex > 0) complain("tabindex above 0", element);
    if (isHidden(element)) continue;
    if (element.matches("button, a[href], summary") && !(label(element) || element.textContent.trim())) {
      complain("no name", element);
    }
    if (element.matches("input, select, textarea") && !label(element)) complain("field without a label", element);
    if (element.matches("a:not([href])")) complain("link that goes nowhere", element);
    if (element.matches("img:not([alt])")) complain("picture without a text", element);
  }
  const parents = { gridcell: "row", rowheader: "row", columnheader: "row", row: "rowgroup", rowgroup: "grid" };
  for (const [role, parent] of Object.entries(parents)) {
    for (const element of document.querySelectorAll(`[role=${role}]`)) {
      if (element.parentElement.getAttribute("role") !== parent) complain(`${role} outside a ${parent}`, element);
    }
  }
  for (const element of document.querySelectorAll("li")) {
    if (!element.parentElement.matches("ul, ol")) complain("item outside a list", element);
  }
  for (const list of document.querySelectorAll("ul, ol")) {
    for (const child of list.children) if (!child.matches("li, script, template")) complain("no item in a list", child);
  }
  for (const element of document.querySelectorAll("svg:not([aria-hidden=true])")) {
    if (!element.closest("[aria-hidden=true]") && !(element.getAttribute("role") === "img" && label(element))) {
      complain("drawing neither hidden nor named", element);
    }
  }
  for (const element of document.querySelectorAll("[aria-hidden=true] :is(a[href], button, input, select, [tabindex])")) {
    complain("focus inside what is hidden", element);
  }

  // Contrast (WCAG 1.4.3 and 1.4.11)
  function channels(color) {
    const found = color.match(/^rgba?\(([^)]*)\)/);
    if (!found) return null;
    const [red, green, blue, alpha = 1] = found[1].split(/[\s,/]+/).filter(Boolean).map(Number);
    return { red, green, blue, alpha };
  }
  function over(front, back) {
    const mix = (name) => front[name] * front.alpha + back[name] * (1 - front.alpha);
    return { red: mix("red"), green: mix("green"), blue: mix("blue"), alpha: 1 };
  }
  function background(element) {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const color = channels(getComputedStyle(one).backgroundColor);
      if (!color || color.alpha === 0) continue;
      layers.push(color);
      if (color.alpha === 1) break;
    }
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const sheet = dark ? { red: 18, green: 18, blue: 18, alpha: 1 } : { red: 255, green: 255, blue: 255, alpha: 1 };
    return layers.reduceRight((back, front) => over(front, back), sheet);
  }
  function luminance({ red, green, blue }) {
    const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }
  function contrast(one, other) {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }
  let measured = 0;
  for (const element of all) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isField = element.matches("input[type=text], input[type=search], select");
    if ((!hasText && !isField) || isHidden(element) || element.closest(":disabled, .visually-hidden, option")) continue;
    const style = getComputedStyle(element);
    const back = background(element);
    const front = channels(style.color);
    if (!front) {
      complain("a colour that cannot be read", element, style.color);
      continue;
    }
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const found = contrast(over(front, back), back);
    measured += 1;
    if (found < (isLarge ? 3 : 4.5)) complain(`contrast of ${found.toFixed(2)}`, element, element.textContent.slice(0, 40));
    // A sign that stands alone needs no edge (WCAG 1.4.11): its own contrast was measured.
    if (isField || element.matches("button:not(.hint-close)")) {
      const edge = channels(style.borderTopColor);
      const around = background(element.parentElement);
      if (contrast(over(edge, around), around) < 3) complain("faint edge", element);
    }
  }
  if (measured < 10) complaints.push(`contrast was measured of ${measured} elements only`);

  // Room for a finger (WCAG 2.5.8)
  for (const element of document.querySelectorAll("button, select, input, summary, nav a[href]")) {
    if (isHidden(element) || element.closest(".visually-hidden")) continue;
    const target = element.matches("input[type=checkbox]") ? element.closest("label") || element : element;
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && (width < 24 || height < 24) && !element.matches(".fold > summary, .lacks > summary")) {
      complain(`target of ${Math.round(width)} × ${Math.round(height)}`, element);
    }
  }
  return complaints;
})()

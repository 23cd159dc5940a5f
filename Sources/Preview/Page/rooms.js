"use strict";

/**
 * The room that a text leaves at each text size of a gallery, from its cells: `[{ size, left, characters, lines }]` in
 * 1/100 pt, `left` null where it wraps as it likes; nothing where any width is offered.
 */
function roomsOfCells(cell, slot) {
  const { cells } = cell;
  const { sizes } = cells.gallery.index;
  return sizes.flatMap((size, number) => {
    const other = cells.find({ ...numbersOf(cell), size: number });
    const text = other?.texts().find((one) => one.slot === slot);
    if (!text || text.available < 0 || text.lines.length === 0) return [];
    const widths = text.lineNumbers.map((line) => {
      const { width, upem } = glyphLine(other, line, text.style);
      return (width / upem) * text.style[0];
    });
    const length = text.lines.reduce((sum, [, from, to]) => sum + to - from, 0);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const isWrapped = text.lines.length > 1 && !(text.needed > 0);
    const left = text.available - (text.needed > 0 ? text.needed : Math.max(...widths));
    const characters = whole > 0 ? Math.trunc(left / (whole / Math.max(1, length))) : 0;
    return [{ size, left: isWrapped ? null : left, characters, lines: text.lines.length }];
  });
}

/** The same of a trial, for one place. */
function roomsOfTrial(trial, { specimen, slot, device }) {
  return trial.rooms.filter((room) => room.specimen === specimen && room.slot === slot && room.device === device)
    .map(roomRow);
}

/** Of a trial at each text size the place that leaves the least. */
function tightestRooms(trial) {
  return trial.gallery.index.sizes.flatMap((size) => {
    const rooms = trial.rooms.filter((room) => room.size === size).map(roomRow);
    const bound = rooms.filter(({ left }) => left !== null).sort((one, other) => one.left - other.left);
    return bound.length > 0 ? [bound[0]] : rooms.slice(0, 1);
  });
}

function roomRow({ size, width, lines, needed, left, characters, isAssumed, specimen }) {
  // What wraps freely takes lines instead of room.
  const isFree = lines === 0;
  return {
    size, isAssumed, specimen, characters, left: isFree ? null : left,
    lines: isFree ? Math.max(1, Math.ceil(needed / Math.max(1, width))) : lines,
  };
}

/** A row for each text size: points and characters left, in red where they are too many. */
function roomTable(rooms, caption, current) {
  if (rooms.length === 0) return null;
  const isAnyAssumed = rooms.some(({ isAssumed }) => isAssumed);
  return [make("table", { class: "rooms" }, make("caption", {}, caption),
    make("thead", {}, make("tr", {}, ["Text size", "Points", "Characters"].map((name) =>
      make("th", { scope: "col" }, name)))),
    make("tbody", {}, rooms.map((room) => make("tr", { class: room.size === current ? "is-here" : null },
      make("th", { scope: "row" }, room.size, room.isAssumed ? " *" : ""), ...roomCells(room))))),
  isAnyAssumed ? make("p", { class: "muted" }, "* A width that is assumed decides.") : null];
}

function roomCells({ left, characters, lines }) {
  if (left === null) {
    return [make("td", { colspan: 2, class: "muted" },
      `wraps freely, ${lines > 1 ? "about " : ""}${counted(lines, "line")}`)];
  }
  const name = left < 0 ? "bad" : null;
  return [make("td", { class: name }, signed(Math.round(left / 10) / 10)), make("td", { class: name }, signed(characters))];
}

function signed(number) {
  return number < 0 ? `−${(-number).toLocaleString("en")}` : number.toLocaleString("en");
}

/** The width and lines that a key has at most, in words. */
function roomSentence({ room }, translations, gallery) {
  if (!room) return "Nothing limits it, or nothing shows it.";
  const lines = room.lines > 0 ? `, ${counted(room.lines, "line")}` : ", wraps freely";
  const component = gallery.components[room.component];
  return [`${points(room.width)}${lines} at ${translations.size} on `, spelled(translations.device), ", in ",
    spelled(`${component.name}.${component.slots[room.slot] ?? ""}`), room.isAssumed ? " (assumed)" : ""];
}

/** The numbers of a cell alone. */
function numbersOf({ specimen, sample, axes, locale, size, device, theme }) {
  return { specimen, sample, axes, locale, size, device, theme };
}

const SLOTS = '[role="radiogroup"] input[type="radio"]:enabled'
const DAY = '[data-date][tabindex="0"]'

/** Leads to where a time is chosen: the first slot that can be had, or where the day has none the days. */
export const focusWaktu = (root: HTMLElement | null) =>
  (root?.querySelector<HTMLElement>(SLOTS) ?? root?.querySelector<HTMLElement>(DAY))?.focus()

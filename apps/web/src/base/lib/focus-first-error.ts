/**
 * Moves the focus to the first field of a form that is marked as wrong. Call it after a refused submit. Of a group that is
 * marked it is the first choice that can be made.
 */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const choice = field?.matches('[role="radiogroup"]') ? field.querySelector<HTMLElement>('input:enabled') : field
    choice?.focus()
  })
}

import type { Page } from '@playwright/test'

/** What of the page as it stands is not HTML, or too small to be pressed: one line for each element. */
export const markupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tagOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 120)
    const words = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    const elements = [...document.body.querySelectorAll('*')].filter((element) => element instanceof HTMLElement)

    // Attributes without a property of their name in every browser that this runs in.
    const others = /^(aria-.+|data-.+|class|for|role|style)$/
    const propertiesOf = new Map<string, Set<string>>()
    const knows = (element: Element, attribute: string) => {
      const known = propertiesOf.get(element.tagName) ?? new Set<string>()
      if (known.size === 0) for (const property in element) known.add(property.toLowerCase())
      propertiesOf.set(element.tagName, known)
      return others.test(attribute) || known.has(attribute)
    }
    const unknown = elements.flatMap((element) =>
      element
        .getAttributeNames()
        .filter((attribute) => !knows(element, attribute))
        .map((attribute) => `no attribute of HTML: ${attribute} of ${tagOf(element)}`),
    )

    const phrasing = ':is(span, p, h1, h2, h3, h4, h5, h6, strong, em, small, button)'
    const block =
      ':is(p, div, ul, ol, li, dl, table, form, section, article, header, footer, nav, h1, h2, h3, h4, h5, h6, details)'
    const misplaced = [...document.body.querySelectorAll(`${phrasing} ${block}`)].map(
      (element) => `a block inside ${element.parentElement?.closest(phrasing)?.tagName}: ${tagOf(element)}`,
    )

    const roles = [...document.body.querySelectorAll('input[type="search"][role]')].map(
      (element) => `a search field has no other role: ${tagOf(element)}`,
    )

    // WCAG 2.5.8. A label presses its field too.
    const small = document.body.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    const tooSmall = [...small].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return []
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))]
      // Hidden from the eye on purpose, as the field of a file button is.
      if (width <= 1 || height <= 1 || (width >= 24 && height >= 24)) return []
      return [
        `a target of ${Math.round(width)}×${Math.round(height)} px: "${words(element).slice(0, 40)}" ${tagOf(element)}`,
      ]
    })
    return [...unknown, ...misplaced, ...roles, ...tooSmall]
  })

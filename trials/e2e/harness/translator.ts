import type { Page } from '@playwright/test'

/**
 * From here on every text of the page's documents stands in two elements of the translator's own, and the text that the page
 * made is no longer in the document, as Chrome's translator does it. The words stay.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'FONT', 'OPTION'])
    const translateText = (text: Text) => {
      const parent = text.parentElement
      if (!parent || skipped.has(parent.tagName) || !text.data.trim()) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translateText(text)
    }
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node instanceof Text) translateText(node)
          else translateAll(node)
    })
    addEventListener('DOMContentLoaded', () => {
      translateAll(document.body)
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })

import type { LayananPublik } from '@sehati/contract/clinic/layanan.schema'

// The server writes what the clinic says about itself into every document (apps/server/src/base/http/template.ts): no page waits
// for it, and none asks for it.

const block = typeof document === 'undefined' ? null : document.getElementById('data-layanan')
let current: LayananPublik | null = block ? JSON.parse(block.textContent) : null

/** What the clinic said when this document was opened; null in a document that no server completed. */
export const layanan = (): LayananPublik | null => current

/** Used from the next page on, without a reload: for the admin who has just changed it. */
export function updateLayananHere(change: Partial<LayananPublik>): void {
  if (current) current = { ...current, ...change }
}

import lighthouse from 'lighthouse'

/** The four categories, from 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** What Lighthouse says about a page; `faults` names what cost it points. */
export type Judgement = { scores: Record<Category, number>; lcpMs: number; cls: number; faults: string[] }

/** Judges a page as a phone on a slow network sees it, through the browser that listens on this port. */
export async function runLighthouse(url: string, port: number): Promise<Judgement> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
  const { categories: judged, audits } = result.lhr
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]))
  const weighty = categories.flatMap((name) => judged[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  const faults = [...new Set(weighty.map(({ id }) => id))]
    .filter((id) => (audits[id]?.score ?? 1) < 0.9)
    .map((id) => `${audits[id]?.title}${audits[id]?.displayValue ? ` (${audits[id]?.displayValue})` : ''}`)
  return {
    scores: scores as Record<Category, number>,
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults,
  }
}

import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { avatarTints, meaning, type Scheme, statusTone } from './palette.ts'

test('the ratio is WCAG’s own', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

const grounds = ['ground', 'surface', 'raised', 'sunken'] as const
const words = ['words', 'quiet', 'accent-words', 'danger'] as const
const schemes: Scheme[] = ['light', 'dark']

const pairs = schemes.flatMap((scheme) => {
  const m = meaning[scheme]
  return [
    ...grounds.flatMap((g) => words.map((w) => [scheme, w, g, m[w], m[g]] as const)),
    [scheme, 'on-accent', 'accent', m['on-accent'], m.accent] as const,
    [scheme, 'accent-words', 'accent-soft', m['accent-words'], m['accent-soft']] as const,
    [scheme, 'words', 'accent-soft', m.words, m['accent-soft']] as const,
    [scheme, 'quiet', 'accent-soft', m.quiet, m['accent-soft']] as const,
    [scheme, 'danger', 'danger-soft', m.danger, m['danger-soft']] as const,
    [scheme, 'words', 'danger-soft', m.words, m['danger-soft']] as const,
    [scheme, 'warm-words', 'warm-soft', m['warm-words'], m['warm-soft']] as const,
    [scheme, 'words', 'warm-soft', m.words, m['warm-soft']] as const,
    ...Object.entries(statusTone[scheme]).map(([name, t]) => [scheme, name, 'its badge', t.words, t.ground] as const),
  ]
})

test.each(pairs)('%s: %s on %s is readable', (_scheme, _words, _ground, fore, back) => {
  expect(contrast(fore, back)).toBeGreaterThanOrEqual(4.5)
})

test.each(avatarTints)('initials $words on $ground are readable', (tint) => {
  expect(contrast(tint.words, tint.ground)).toBeGreaterThanOrEqual(4.5)
})

// Borders of controls and meaningful graphics need 3:1 (WCAG 1.4.11).
test.each(schemes)('%s: control borders, stars and the focus ring stand out', (scheme) => {
  const m = meaning[scheme]
  for (const line of ['line-strong', 'star', 'accent'] as const) {
    expect(contrast(m[line], m.surface), line).toBeGreaterThanOrEqual(3)
  }
})

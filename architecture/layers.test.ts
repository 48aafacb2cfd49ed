import { describe, expect, test } from 'vitest'
import { files, sources, text, uses } from './repository.ts'

// What stands below the rooms has an order of its own.
const layers: [layer: string, source: RegExp, mayImport: RegExp][] = [
  ['contract', /^packages\/contract\/src\//, /^packages\/contract\/src\//],
  [
    'server ground',
    /^apps\/server\/src\/base\/(db|http)\//,
    /^(packages\/contract\/src|apps\/server\/src\/base\/(db|http))\//,
  ],
  // The launcher reads the settings before any package is installed.
  ['server settings', /^apps\/server\/src\/base\/settings\//, /^apps\/server\/src\/base\/settings\//],
  [
    'server outside',
    /^apps\/server\/src\/base\/outside\//,
    /^(packages\/contract\/src|apps\/server\/src\/base\/(db|outside))\//,
  ],
  [
    'web ui',
    /^apps\/web\/src\/base\/ui\//,
    /^(packages\/contract\/src\/base\/(brand|language)\.ts$|apps\/web\/src\/base\/(ui\/|lib\/(angka|language|say)\.ts))/,
  ],
  ['web lib', /^apps\/web\/src\/base\/lib\//, /^(packages\/contract\/src|apps\/web\/src\/(base\/lib|locales))\//],
]

describe('layers', () => {
  test.each(layers)('%s looks only downward', (_layer, source, mayImport) => {
    const wrong = sources
      .filter((f) => source.test(f))
      .flatMap((f) =>
        uses(f)
          .filter((to) => !mayImport.test(to))
          .map((to) => `${f} → ${to}`),
      )
    expect(wrong).toEqual([])
  })

  test('server and web meet nowhere but in the contract', () => {
    const crossing = sources.flatMap((f) =>
      uses(f).filter((to) => to.startsWith('apps/') && to.split('/')[1] !== f.split('/')[1] && f.startsWith('apps/')),
    )
    expect(crossing).toEqual([])
  })

  // What imports from a chunk is evaluated after it, and pages import from the chunk of the application.
  test('nothing that a browser runs awaits at the top of a module', () => {
    const inBrowser = sources.filter((file) => /^(packages\/contract|apps\/web)\/src\//.test(file))
    const waiting = inBrowser.filter((file) => /^(?:(?:export )?(?:const|let) .*= )?await /m.test(text.get(file) ?? ''))
    expect(waiting).toEqual([])
  })

  test('no import runs in a circle', () => {
    const circles: string[] = []
    const state = new Map<string, 'open' | 'done'>()
    const visit = (file: string, trail: string[]) => {
      if (state.get(file) === 'open') circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
      if (state.has(file)) return
      state.set(file, 'open')
      for (const to of uses(file)) if (text.has(to)) visit(to, [...trail, file])
      state.set(file, 'done')
    }
    for (const file of files) visit(file, [])
    expect(circles).toEqual([])
  })
})

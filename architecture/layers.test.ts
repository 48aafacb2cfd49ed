import { describe, expect, test } from 'vitest'
import { files, sources, text, uses } from './repository.ts'

const layers: [layer: string, source: RegExp, mayImport: RegExp][] = [
  ['contract', /^packages\/contract\/src\//, /^packages\/contract\/src\//],
  ['server ground', /^apps\/server\/src\/(db|http)\//, /^(packages\/contract\/src|apps\/server\/src\/(db|http))\//],
  // The launcher reads the settings before any package is installed.
  ['server settings', /^apps\/server\/src\/settings\//, /^apps\/server\/src\/settings\//],
  [
    'server features',
    /^apps\/server\/src\/features\//,
    /^(packages\/contract\/src\/|apps\/server\/src\/(db\/|http\/|outside\/|features\/|context\.ts))/,
  ],
  [
    'server realtime',
    /^apps\/server\/src\/realtime\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|http|realtime|features\/(auth|percakapan)))\//,
  ],
  [
    'server jobs',
    /^apps\/server\/src\/jobs\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|features|outside|jobs))\//,
  ],
  ['server outside', /^apps\/server\/src\/outside\//, /^(packages\/contract\/src|apps\/server\/src\/(db|outside))\//],
  [
    'demo data',
    /^apps\/server\/src\/demo\//,
    /^(packages\/contract\/src|apps\/server\/src\/(db|demo|features\/(auth|pemberitahuan|jejak|rekam|darurat|skrining|jaga|peringatan|jadwal-tenaga|klinik|konsultasi|semester|tenaga-profesional)))\//,
  ],
  [
    'web ui',
    /^apps\/web\/src\/ui\//,
    /^(packages\/contract\/src\/base\/(brand|language)\.ts$|apps\/web\/src\/(ui\/|lib\/(angka|language|say)\.ts))/,
  ],
  ['web lib', /^apps\/web\/src\/lib\//, /^(packages\/contract\/src|apps\/web\/src\/(lib|locales))\//],
  ['web features', /^apps\/web\/src\/features\//, /^(packages\/contract\/src|apps\/web\/src\/(features|ui|lib))\//],
  [
    'web layouts',
    /^apps\/web\/src\/layouts\//,
    /^(packages\/contract\/src|apps\/web\/src\/(layouts|features|ui|lib))\//,
  ],
  [
    'web pages',
    /^apps\/web\/src\/pages\//,
    /^(packages\/contract\/src|apps\/web\/src\/(pages|layouts|features|ui|lib))\//,
  ],
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

  test('no feature of the web imports another', () => {
    const featureOf = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
    const wrong = sources.filter(featureOf).flatMap((f) =>
      uses(f)
        .filter((to) => featureOf(to) && featureOf(to) !== featureOf(f))
        .map((to) => `${f} → ${to}`),
    )
    expect(wrong).toEqual([])
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

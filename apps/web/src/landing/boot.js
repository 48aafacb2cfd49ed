// Runs before the first paint, so that a chosen colour scheme never flashes. Without a choice the system decides.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage can be forbidden; the system's scheme is then the answer.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.mantineColorScheme = chosen === 'light' || chosen === 'dark' ? chosen : system
  // The content security policy forbids compiling code from text; the schema library must not even try.
  globalThis.__zod_globalConfig = { jitless: true }

  // The build lists here which files the page at an address needs, so that they are fetched at once.
  const filesOf = {
    /* entrances */
  }
  const path = location.pathname.replace(/^\/(admin|dokter|psikolog|karyawan|user)(?=\/)/, '/*')
  for (const href of filesOf[path] ?? []) {
    const rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        href,
        as: rel === 'preload' ? 'style' : '',
        crossOrigin: '',
      }),
    )
  }
})()

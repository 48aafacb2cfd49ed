// Runs before the first paint, so that a chosen colour scheme or language never flashes. Without a choice the system
// decides about the scheme, and the language is Indonesian.
;(() => {
  const root = document.documentElement
  const isPrerendered = root.hasAttribute('data-prerendered')
  // What is said in each language where the application does not come. In no catalogue: none has come then.
  const lostWords = {
    id: {
      isi: 'Halaman belum termuat lengkap. Periksa koneksi internet, lalu muat ulang.',
      tombol: 'Muat ulang',
    },
    en: {
      isi: 'The page did not load completely. Check your connection, then reload.',
      tombol: 'Reload',
    },
  }
  const search = new URLSearchParams(location.search)
  let bahasa = search.get('bahasa')
  let chosen = null
  try {
    if (Object.hasOwn(lostWords, bahasa)) localStorage.setItem('bahasa', bahasa)
    else bahasa = localStorage.getItem('bahasa')
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage can be forbidden; the system's scheme and the address are then the answer.
  }
  // A form without fields, as the buttons of the landing page are, leaves an empty query behind.
  const isEmpty = location.search === '' && location.href.includes('?')
  if (isEmpty || search.has('bahasa')) {
    search.delete('bahasa')
    history.replaceState(history.state, '', `${location.pathname}${`${search}` && `?${search}`}${location.hash}`)
  }
  // The landing pages are written in one language each and say so.
  if (!isPrerendered && Object.hasOwn(lostWords, bahasa)) root.lang = bahasa
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    root.dataset.mantineColorScheme =
      chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light'
  }
  follow()
  // In the application its library follows the system.
  if (isPrerendered) system.addEventListener('change', follow)
  // The content security policy forbids compiling code from text; the schema library must not even try.
  globalThis.__zod_globalConfig = { jitless: true }

  // The build names the application's style sheet here. Put in by a script it keeps no splash waiting; what is rendered
  // waits for it instead (main.tsx).
  const styles = [
    /* styles */
  ]
  for (const href of isPrerendered ? [] : styles) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: '', fetchPriority: 'low' }),
    )
  }

  // The shell names what its page needs (build/ahead.ts); a catalogue only who reads its language.
  const catalogues = {
    /* catalogues */
  }
  for (const href of isPrerendered ? [] : (catalogues[root.lang] ?? [])) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }))
  }

  // The browser loads its rules for numbers at the first use, which takes a slow phone 60 ms: here while it waits for the network,
  // not in the middle of the first render.
  const readyNumbers = () => new Intl.NumberFormat(root.lang).format(0)

  // The application starts once the splash has been painted: what is on its way is seen before a slow phone reads half a
  // megabyte of script. A hidden page is never painted and starts at once.
  const scripts = (document.currentScript.dataset.start ?? '').split(' ').filter(Boolean)
  // Without the application the page would stay a heading and a picture.
  const lost = () => {
    const splash = document.querySelector('.splash')
    if (!splash || splash.querySelector('[role=alert]')) return
    splash.removeAttribute('aria-busy')
    splash.removeAttribute('aria-label')
    // The message takes its place.
    splash.querySelector('svg')?.remove()
    const alert = document.createElement('div')
    alert.setAttribute('role', 'alert')
    const { isi, tombol } = lostWords[root.lang]
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: tombol,
      onclick: () => location.reload(),
    })
    alert.append(Object.assign(document.createElement('p'), { textContent: isi }), button)
    splash.append(alert)
  }
  const start = () => {
    if (scripts.length > 0) setTimeout(readyNumbers)
    for (const src of scripts.splice(0)) {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { type: 'module', src, crossOrigin: '', onerror: lost }))
    }
  }
  const PATIENCE_MS = 300

  // Heading and first sentence of a public page stand there before the application does. The document is read by now,
  // and no deferred script has run.
  const wordsOf = {
    /* words */
  }
  const words = wordsOf[location.pathname]?.[root.lang]
  document.addEventListener(
    'readystatechange',
    () => {
      const splash = document.querySelector('.splash')
      if (words && splash) {
        const header = document.createElement('header')
        for (const [n, name] of ['h1', 'p'].entries()) {
          header.append(Object.assign(document.createElement(name), { textContent: words[n] }))
        }
        splash.prepend(header)
      }
      if (document.hidden) return start()
      requestAnimationFrame(() => setTimeout(start))
      setTimeout(start, PATIENCE_MS)
    },
    { once: true },
  )
})()

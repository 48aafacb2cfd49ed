const isSheet = (link: HTMLLinkElement) => link.rel === 'stylesheet' && link.sheet === null

/** Waits for the style sheets that the boot script has put in; one that cannot be fetched ends its wait too. */
export const stylesReady = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll('link')].filter(isSheet).map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
        }),
    ),
  )

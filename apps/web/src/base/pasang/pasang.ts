/** What a browser sends when it can put the service on the home screen. No standard, so the types of browsers do not have it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

/** The offer of this browser; null where it makes none, as where the service is installed already, and once it was used. */
export const installOffer: { current: InstallOffer | null } = { current: null }

/**
 * Keeps the browser's offer to install for the moment at which a person wants it: without this, some browsers lay it over the
 * page. To be called before the first render; the browser makes the offer once for each load.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.current = event as InstallOffer
  })
}

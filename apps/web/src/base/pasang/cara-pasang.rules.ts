export type Browser = {
  /** The service runs from the home screen. */
  isInstalled: boolean
  /** The browser has sent its offer to install. */
  hasOffer: boolean
  /** `navigator.standalone`, which browsers of iPhones and iPads have; undefined elsewhere. */
  standalone: boolean | undefined
  touchPoints: number
}

/** How a person can put the service on the home screen: by the browser's question, by hand as on an iPhone, or not at all. */
export function caraPasang({ isInstalled, hasOffer, standalone, touchPoints }: Browser): 'tawaran' | 'bagikan' | null {
  if (isInstalled || standalone === true) return null
  if (hasOffer) return 'tawaran'
  // Safari of a Mac may know the property as well, and has no home screen.
  return standalone === false && touchPoints > 0 ? 'bagikan' : null
}

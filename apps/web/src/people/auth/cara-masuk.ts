import { type CaraMasuk, TAG_CARA_MASUK, tanpaCaraLain } from '@sehati/contract/people/cara-masuk.rules'

/** The ways to sign in besides the password: what the server wrote into the head of the page. */
export function caraMasuk(): CaraMasuk {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${TAG_CARA_MASUK}"]`)?.content
  return said ? (JSON.parse(said) as CaraMasuk) : tanpaCaraLain
}

/** Whether there is any: the page of a clinic without one fetches nothing for it. */
export const hasCaraLain = (): boolean => document.querySelector(`meta[name="${TAG_CARA_MASUK}"]`) !== null

import { t } from '@lingui/core/macro'
import { say } from './say.ts'

/** A device as the server names it, `Chrome di Android`, in the language of this page. */
export function perangkatKata(perangkat: string): string {
  const [browser, sistem] = perangkat.split(' di ').map((kata) => say(kata))
  return browser && sistem ? t`${browser} di ${sistem}` : say(perangkat)
}

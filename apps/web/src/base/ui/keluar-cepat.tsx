import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'

/** The weather: nothing there speaks of this service. */
const NEUTRAL = 'https://www.bmkg.go.id/'

/** Leaves at once for a page about something else. A plain link where no script runs, which then stays in the history. */
export const KeluarCepat = () => (
  <a className="krisis-keluar" href={NEUTRAL} rel="noreferrer" onClick={leave}>
    <Trans>Keluar cepat</Trans>
  </a>
)

function leave(event: MouseEvent) {
  event.preventDefault()
  document.documentElement.hidden = true
  // A question about unsaved text would keep the person here. Drafts stay encrypted on the device.
  window.addEventListener('beforeunload', (asking) => asking.stopImmediatePropagation(), { capture: true })
  window.location.replace(NEUTRAL)
}

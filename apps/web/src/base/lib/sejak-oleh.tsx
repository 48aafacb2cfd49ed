import { Trans } from '@lingui/react/macro'
import { waktuPanjang } from './tanggal.ts'

/** Since when something is given, and by which admin. */
export function SejakOleh({ sejak, oleh }: { sejak: string; oleh: string }) {
  const kapan = waktuPanjang(sejak)
  return (
    <Trans>
      sejak {kapan}, oleh {oleh}
    </Trans>
  )
}

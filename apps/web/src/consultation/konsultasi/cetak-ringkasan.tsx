import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { isoWib } from '@sehati/contract/base/waktu'
import { IconPrinter } from '@tabler/icons-react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { LogoMark } from '../../base/ui/logo.tsx'
import { usePrintTime } from './use-print-time.ts'

/** Prints the page; what of it belongs on paper is the print style's to say. */
export const CetakButton = () => (
  <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
    <Trans>Cetak ringkasan</Trans>
  </Button>
)

/** Head of the sheet: whose paper it is and when it left the printer. On a screen it is not there. */
export function KepalaCetak() {
  const kapan = waktuPanjang(isoWib(usePrintTime()))
  return (
    <div className="print-only print-head">
      <LogoMark size={36} />
      <p>
        <strong>{brandName}</strong>
        <span>
          <Trans>Ringkasan konsultasi</Trans>
        </span>
      </p>
      <p>
        <Trans>Dicetak {kapan}</Trans>
      </p>
    </div>
  )
}

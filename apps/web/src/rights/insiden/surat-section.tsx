import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { suratLembaga, suratSubjek } from '@sehati/contract/rights/insiden.rules'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import { IconPrinter } from '@tabler/icons-react'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { KontakLayanan } from '../../clinic/layanan/kontak-layanan.tsx'
import { layanan } from '../../clinic/layanan/layanan.ts'
import { Surat } from './surat.tsx'

// Behind a button.
const PengirimanForm = later(() => import('./pengiriman-form.tsx').then((file) => file.PengirimanForm))

/** What the affected people read after signing in. */
export const SuratSubjek = ({ insiden }: { insiden: InsidenRinci }) => (
  <SectionCard judul={t`Surat kepada orang yang terdampak`} isi={t`Emailnya hanya memberi tahu bahwa ada penjelasan.`}>
    <Surat pembuka={insidenTexts.subjek} bagian={suratSubjek(insiden)} />
  </SectionCard>
)

/** The letter to the authority, to be printed and sent outside of the product; then when, and the number of its receipt, are noted. */
export function SuratLembaga({ insiden }: { insiden: InsidenRinci }) {
  const kontak = layanan()
  return (
    <SectionCard judul={t`Surat kepada lembaga`}>
      <Surat pembuka={insidenTexts.lembaga} bagian={suratLembaga(insiden)} />
      {kontak && <KontakLayanan layanan={kontak} kosong={null} />}
      <FormDialog<null>
        judul={() => t`Catat pengiriman`}
        form={(_, dialog) => <PengirimanForm insiden={insiden} {...dialog} />}
      >
        {(open) => (
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => window.print()}
            >
              <Trans>Cetak surat</Trans>
            </Button>
            {!insiden.ditutup_pada && (
              <Button variant="light" onClick={() => open(null)}>
                <Trans>Catat pengiriman</Trans>
              </Button>
            )}
          </Group>
        )}
      </FormDialog>
    </SectionCard>
  )
}

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { updateInsiden } from '@sehati/contract/rights/insiden.endpoints'
import { canTutup } from '@sehati/contract/rights/insiden.rules'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { IconArrowLeft, IconCheck, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { Facts, known } from '../../base/ui/facts.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { Loaded, SkeletonLines } from '../../base/ui/loaded.tsx'
import { noticesOf, showSuccess } from '../../base/ui/notice.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { isTanpaTugas, TanpaTugas } from '../../people/tugas/tanpa-tugas.tsx'
import { insidenRinciQuery, useUpdateInsiden } from './insiden.queries.ts'
import { tingkatKata } from './kata.ts'
import { LangkahSection } from './langkah-section.tsx'
import { SuratLembaga, SuratSubjek } from './surat-section.tsx'
import { TenggatBadge } from './tenggat-badge.tsx'

const TerdampakSection = lazy(
  () => import('./terdampak-section.tsx').then((file) => file.TerdampakSection),
  <SkeletonLines rows={2} />,
)

// Behind a button.
const InsidenForm = later(() => import('./insiden-form.tsx').then((file) => file.InsidenForm))

/** /admin/petugas/insiden/detail/$id: an incident, the people whom it affects, its letters and its steps. */
export function Page() {
  const insiden = useQuery(insidenRinciQuery(useDetailId() ?? 0))
  return (
    <>
      <PageHeader
        judul={insiden.data?.judul ?? t`Insiden data`}
        actions={
          <ButtonLink
            to={inArea(1, '/petugas/insiden')}
            variant="subtle"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            <Trans>Insiden data</Trans>
          </ButtonLink>
        }
      />
      {isTanpaTugas(insiden.error) ? (
        <TanpaTugas tugas="petugas_data" />
      ) : (
        <Loaded query={insiden} skeleton={<SkeletonLines rows={4} height={160} />}>
          {(found) => (
            <>
              <Ringkasan insiden={found} />
              <div className="screen-only">
                <TerdampakSection insiden={found} />
              </div>
              <div className="screen-only">
                <SuratSubjek insiden={found} />
              </div>
              <SuratLembaga insiden={found} />
              <LangkahSection insiden={found} />
            </>
          )}
        </Loaded>
      )}
    </>
  )
}

/** Since when it is known, how much time is left, and how far the notices are. */
function Ringkasan({ insiden }: { insiden: InsidenRinci }) {
  const update = useUpdateInsiden()
  const { insiden_id, tingkat, diketahui_pada, batas, dikirim_pada, nomor_bukti, ditutup_pada } = insiden
  const close = async () => {
    const isAgreed = await confirm({
      judul: t`Tutup insiden?`,
      isi: t`Insiden yang ditutup tidak dapat diubah lagi.`,
      ya: t`Tutup insiden`,
      tidak: t`Tidak jadi`,
    })
    if (isAgreed) update.mutate({ query: { id: insiden_id }, body: { ditutup: 1 } }, noticesOf(updateInsiden))
  }
  return (
    <SectionCard judul={t`Ringkasan`} className="screen-only">
      <Group>
        <TenggatBadge insiden={insiden} />
      </Group>
      <Facts
        items={known([
          [t`Tingkat`, t(tingkatKata[tingkat])],
          [t`Diketahui`, waktuPanjang(diketahui_pada)],
          [t`Batas pemberitahuan`, waktuPanjang(batas)],
          [t`Dikirim kepada lembaga`, dikirim_pada && `${waktuPanjang(dikirim_pada)} (${nomor_bukti})`],
          [t`Ditutup`, ditutup_pada && waktuPanjang(ditutup_pada)],
        ])}
      />
      {!ditutup_pada && (
        <FormDialog<null>
          judul={() => t`Ubah insiden`}
          width="40rem"
          form={(_, dialog) => <InsidenForm insiden={insiden} {...dialog} />}
          onSaved={() => showSuccess(updateInsiden)}
        >
          {(open) => (
            <Group gap="sm">
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => open(null)}>
                <Trans>Ubah insiden</Trans>
              </Button>
              <Button
                variant="default"
                leftSection={<IconCheck size={18} aria-hidden />}
                disabled={!canTutup(insiden)}
                loading={update.isPending}
                onClick={close}
              >
                <Trans>Tutup insiden</Trans>
              </Button>
            </Group>
          )}
        </FormDialog>
      )}
    </SectionCard>
  )
}

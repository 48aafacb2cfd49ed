import { plural, t } from '@lingui/core/macro'
import { Button, Group, Text } from '@mantine/core'
import { ajukanInsiden, kirimInsiden } from '@sehati/contract/rights/insiden.endpoints'
import { isLengkap, suratSubjek } from '@sehati/contract/rights/insiden.rules'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { insidenTexts } from '@sehati/contract/rights/insiden.texts'
import { IconMailForward } from '@tabler/icons-react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { Fold } from '../../base/ui/fold.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { noticesOf } from '../../base/ui/notice.tsx'
import { SectionCard } from '../../base/ui/section-card.tsx'
import { useAjukanInsiden, useKirimInsiden } from './insiden.queries.ts'
import { caraKata } from './kata.ts'

// Where an account is closed.
const Kertas = lazy(() => import('./kertas.tsx').then((file) => file.Kertas))
// Behind a button.
const TerdampakForm = later(() => import('./terdampak-form.tsx').then((file) => file.TerdampakForm))

/** The people whom an incident affects, and the button that notifies those who are not notified yet. */
export function TerdampakSection({ insiden }: { insiden: InsidenRinci }) {
  const send = useKirimInsiden()
  const ask = useAjukanInsiden()
  const { insiden_id, terdampak, diberitahu, ditutup_pada, orang, pengaju } = insiden
  const belum = orang.filter((one) => !one.diberitahu_pada)
  const menunggu = belum.filter(({ aktif }) => aktif).length
  const isReady = isLengkap(suratSubjek(insiden))
  const notify = async () => {
    const isAgreed = await confirm({
      judul: t`Beri tahu orang yang terdampak?`,
      isi: plural(menunggu, {
        other: '# orang mendapat email dan pemberitahuan di aplikasi. Ini tidak dapat ditarik.',
      }),
      ya: t`Beri tahu`,
      tidak: t`Tidak jadi`,
    })
    if (isAgreed) send.mutate({ query: { id: insiden_id } }, noticesOf(kirimInsiden))
  }
  return (
    <SectionCard judul={t`Orang terdampak`}>
      <Text>
        <span>{plural(terdampak, { other: '# orang terdampak' })}</span>
        <span>{` · ${plural(diberitahu, { other: '# sudah diberi tahu' })}`}</span>
      </Text>
      {orang.length > 0 && (
        <Fold judul={t`Lihat orangnya`} note={String(orang.length)}>
          <ul>
            {orang.map(({ user_id, nama, cara, diberitahu_pada }) => {
              const waktu = diberitahu_pada && waktuPanjang(diberitahu_pada)
              return (
                <li key={user_id}>
                  <b>{nama}</b>
                  <Text size="sm" c="dimmed">
                    <span>{t(caraKata[cara])}</span>
                    <span>{` · ${waktu ? t`Diberi tahu ${waktu}` : t`Belum diberi tahu`}`}</span>
                  </Text>
                </li>
              )
            })}
          </ul>
        </Fold>
      )}
      {!ditutup_pada && (
        <FormDialog<null>
          judul={() => t`Tambah orang terdampak`}
          width="38rem"
          form={(_, dialog) => <TerdampakForm insiden={insiden} {...dialog} />}
        >
          {(open) => (
            <Group gap="sm">
              <AddButton onClick={() => open(null)}>{t`Tambah orang`}</AddButton>
              {menunggu > 0 && (
                <Button
                  variant="light"
                  leftSection={<IconMailForward size={18} aria-hidden />}
                  disabled={!isReady}
                  loading={send.isPending || ask.isPending}
                  onClick={pengaju ? notify : () => ask.mutate({ query: { id: insiden_id } }, noticesOf(ajukanInsiden))}
                >
                  {pengaju ? plural(menunggu, { other: 'Setujui dan beri tahu # orang' }) : t`Ajukan pengiriman`}
                </Button>
              )}
            </Group>
          )}
        </FormDialog>
      )}
      {menunggu > 0 && pengaju && (
        <Text size="sm" role="status">
          {t`Pengiriman diajukan oleh ${{ nama: pengaju.nama }}. Orang lain membaca suratnya dan menyetujui.`}
        </Text>
      )}
      {!ditutup_pada && belum.length > menunggu && <Kertas insiden_id={insiden_id} orang={belum} isReady={isReady} />}
      {menunggu > 0 && !isReady && (
        <Text size="sm" role="status">
          {t`Lengkapi dulu bagian surat yang bertanda ${{ tanda: insidenTexts.LENGKAPI }}.`}
        </Text>
      )}
    </SectionCard>
  )
}

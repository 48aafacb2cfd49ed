import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { ungkapPeringatan } from '@sehati/contract/safety/pengungkapan.endpoints'
import { serahkanPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import type { Peringatan } from '@sehati/contract/safety/peringatan.schema'
import { IconHourglass, IconPhone, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { jam, waktuPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { draftPlaces, useHasDraft } from '../../base/lib/use-form-draft.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { later } from '../../base/ui/later.tsx'
import { noticesOf, showFailure, showSuccess } from '../../base/ui/notice.tsx'
import { useUngkapPeringatan } from '../pengungkapan/pengungkapan.queries.ts'
import { useAkui, useSerahkan } from './jaga.queries.ts'
import styles from './peringatan-list.module.css'
import { TutupForm } from './tutup-form.tsx'

// Behind a button.
const UngkapForm = later(() => import('../pengungkapan/ungkap-form.tsx').then((file) => file.UngkapForm))

/** One card for each person, with what they may need and what the reader can do. */
export const PeringatanList = ({ rows, label }: { rows: Peringatan[]; label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map((alert) => (
      <Kartu key={alert.peringatan_id} alert={alert} />
    ))}
  </ul>
)

function Kartu({ alert }: { alert: Peringatan }) {
  const { peringatan_id, name, phone_number, tempat } = alert
  const kunjungan = alert.kunjungan && waktuSesi(alert.kunjungan)
  return (
    <Card component="li" aria-labelledby={`peringatan-${peringatan_id}`}>
      <Stack gap="md">
        <Title order={2} fz="lg" id={`peringatan-${peringatan_id}`}>
          {name}
        </Title>
        {phone_number ? (
          <Anchor href={`tel:${phone_number}`} className={styles.phone}>
            <IconPhone size={20} aria-hidden />
            <span>{phone_number}</span>
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            <Trans>Nomor telepon tidak diketahui.</Trans>
          </Text>
        )}
        {tempat && (
          <Text size="sm">
            <Trans>Tempat: {tempat}</Trans>
          </Text>
        )}
        {kunjungan && (
          <Text size="sm">
            <Trans>Kunjungan mendesak sudah dipesan: {kunjungan}.</Trans>
          </Text>
        )}
        <Penanganan alert={alert} />
      </Stack>
    </Card>
  )
}

/** One cause of an alert. The words that raised it stay between the patient and the professional. */
function tentang({ sumber, jadwal_id }: Peringatan['sebab'][number]): string {
  const nomor = String(jadwal_id)
  switch (sumber) {
    case 'pemesanan':
      return t`Ada peringatan pada konsultasi #${nomor}, di keluhan.`
    case 'percakapan':
      return t`Ada peringatan pada konsultasi #${nomor}, di percakapan.`
    case 'skrining':
      return t`Ada peringatan dari skrining yang diisi sendiri.`
    case 'tulisan':
      return t`Ada peringatan dari tulisan lain, misalnya alasan pembatalan, ulasan, atau tulisan yang tidak terkirim.`
    case 'diminta':
      return t`Meminta dihubungi hari ini.`
    default:
      return sumber satisfies never
  }
}

function Penanganan({ alert }: { alert: Peringatan }) {
  const { peringatan_id, name, penangan, milik_saya, diakui_pada, hubungi_sebelum } = alert
  const isBegun = useHasDraft(draftPlaces.penanganan(peringatan_id))
  const [isClosing, setIsClosing] = useState(isBegun)
  const akui = useAkui()
  const serahkan = useSerahkan()
  const query = { id: peringatan_id }
  const sebelum = hubungi_sebelum && jam(hubungi_sebelum)
  const handOver = () => serahkan.mutate({ query }, noticesOf(serahkanPeringatan))
  return (
    // Several people may have asked for the same: the name tells their parts of the page apart.
    <section className={styles.alert} aria-label={t`Penanganan ${name}`}>
      <Sebab {...alert} />
      {sebelum && (
        <Text size="sm">
          <Trans>Dijanjikan dihubungi sebelum {sebelum} WIB.</Trans>
        </Text>
      )}
      <Keadaan {...alert} />
      {penangan === null && (
        <Button
          w="fit-content"
          loading={akui.isPending}
          onClick={() => akui.mutate({ query }, { onError: showFailure })}
        >
          <Trans>Saya tangani</Trans>
        </Button>
      )}
      {milik_saya && diakui_pada && !isClosing && (
        <Group gap="sm">
          <Button onClick={() => setIsClosing(true)}>
            <Trans>Tutup dengan catatan</Trans>
          </Button>
          <Button variant="default" loading={serahkan.isPending} onClick={handOver}>
            <Trans>Serahkan</Trans>
          </Button>
          <Ungkap id={peringatan_id} name={name} />
        </Group>
      )}
      {milik_saya && isClosing && <TutupForm peringatan_id={peringatan_id} onCancel={() => setIsClosing(false)} />}
    </section>
  )
}

/** Records who outside of the clinic was told. */
function Ungkap({ id, name }: { id: number; name: string }) {
  const send = useUngkapPeringatan()
  return (
    <FormDialog<null>
      judul={() => t`Pengungkapan tentang ${name}`}
      form={(_, dialog) => <UngkapForm send={(body) => send.mutateAsync({ query: { id }, body })} {...dialog} />}
      onSaved={() => showSuccess(ungkapPeringatan)}
    >
      {(open) => (
        <Button variant="subtle" onClick={() => open(null)}>
          <Trans>Catat pengungkapan</Trans>
        </Button>
      )}
    </FormDialog>
  )
}

/** What raised the alert, since when and how often. */
function Sebab({ sebab, penangan, dibuat, terakhir, kali }: Peringatan) {
  const sejak = waktuPanjang(dibuat)
  const lagi = waktuPanjang(terakhir)
  return (
    <>
      {sebab.map((one) => (
        <Text key={tentang(one)} fw={600}>
          {tentang(one)}
        </Text>
      ))}
      {penangan !== null && (
        <Text size="sm" c="dimmed">
          <Trans>Sejak {sejak}</Trans>
        </Text>
      )}
      {kali > 1 && (
        <Text size="sm">
          <Trans>
            Muncul lagi {lagi}, seluruhnya {kali} kali
          </Trans>
        </Text>
      )}
    </>
  )
}

/** Whether a person handles it. Only what waits is marked. */
function Keadaan({ penangan, milik_saya, dibuat, diakui_pada }: Peringatan) {
  const now = useNow()
  if (penangan === null || diakui_pada === null) {
    const menit = Math.max(0, Math.floor((now.getTime() - Date.parse(dibuat)) / 60_000))
    return (
      <p className={styles.state} data-waiting>
        <IconHourglass size={18} aria-hidden />
        <span>{t`Belum ada yang menangani. Terbuka sejak ${menit} menit.`}</span>
      </p>
    )
  }
  const pukul = jam(diakui_pada)
  return (
    <p className={styles.state}>
      <IconUserCheck size={18} aria-hidden />
      <span>{milik_saya ? t`Anda menangani sejak ${pukul} WIB` : t`${penangan} menangani sejak ${pukul} WIB`}</span>
    </p>
  )
}

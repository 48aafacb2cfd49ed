import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import * as api from '@sehati/contract/waiting/tunggu.endpoints'
import { tunggu as messages } from '@sehati/contract/waiting/tunggu.messages'
import type { Tawaran, Tunggu } from '@sehati/contract/waiting/tunggu.schema'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useGo } from '../../base/lib/links.tsx'
import { consultationPage } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { pukulDi, waktuSesi } from '../../base/lib/tanggal.ts'
import { useSisa } from '../../base/lib/use-now.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice, showSuccess } from '../../base/ui/notice.tsx'
import { SisaWaktu } from './sisa-waktu.tsx'
import styles from './tawaran-terbuka.module.css'
import { useAmbilTawaran, useLewatiTawaran } from './tunggu.queries.ts'

type TawaranTerbukaProps = { entry: Tunggu; onStale: () => unknown }

/** The place that is kept for the person now. Stays when the offer is over, to say how a late answer was refused. */
export function TawaranTerbuka({ entry: { tawaran, jadwal_id }, onStale }: TawaranTerbukaProps) {
  const { level_id } = useActor()
  const go = useGo()
  const [ambil, lewati] = [useAmbilTawaran(), useLewatiTawaran()]
  const tell = (isMoved: boolean) => {
    if (!isMoved) return showSuccess(api.ambilTawaran)
    const isi = t`Slot dipindahkan. Jadwal lama Anda sudah kami lepaskan untuk yang lain.`
    showNotice('success', { judul: api.ambilTawaran.message, isi })
  }
  // What is refused is no longer as it is shown.
  const refuse = async () => void (await onStale())
  const take = useSubmit(
    async () => {
      if (!tawaran) return
      const made = await ambil.mutateAsync({ body: { tawaran_id: tawaran.tawaran_id } })
      tell(jadwal_id !== null)
      await go(consultationPage(level_id, made.jadwal_id))
    },
    { refuse },
  )
  const pass = useSubmit(
    async () => {
      if (!tawaran) return
      await lewati.mutateAsync({ body: { tawaran_id: tawaran.tawaran_id } })
      showSuccess(api.lewatiTawaran)
    },
    { refuse },
  )
  const refusal = take.refusal ?? pass.refusal
  if (!tawaran) return <RefusalAlert refusal={refusal} />
  return (
    <div className={styles.offer}>
      <RefusalAlert refusal={refusal} />
      <Isi tawaran={tawaran}>
        <Button
          size="lg"
          fullWidth
          leftSection={<IconCalendarPlus size={22} aria-hidden />}
          loading={take.isSending}
          disabled={pass.isSending}
          onClick={take.submit}
        >
          <Trans>Ambil slot ini</Trans>
        </Button>
        <Button variant="subtle" size="sm" loading={pass.isSending} disabled={take.isSending} onClick={pass.submit}>
          <Trans>Lewati</Trans>
        </Button>
      </Isi>
    </div>
  )
}

/** When it is, until when it is kept, and what can be done as long as it is. */
function Isi({ tawaran, children }: { tawaran: Tawaran; children: React.ReactNode }) {
  const { tanggal, zona, habis_pada, nama_profesional: nama } = tawaran
  const isOver = useSisa(Date.parse(habis_pada)) <= 0
  const jam = pukulDi(habis_pada, zona)
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm">
          <Trans>Ada slot kosong dengan {nama}</Trans>
        </Text>
        <Text fz="xl" fw={700} lh={1.3}>
          <time dateTime={tanggal}>{waktuSesi(tawaran)}</time>
        </Text>
      </div>
      {isOver ? (
        <Text role="status">{say(messages.OFFER_EXPIRED.isi)}</Text>
      ) : (
        <>
          <div>
            <Text>
              <Trans>Kami tahan untuk Anda sampai {jam}.</Trans>
            </Text>
            <SisaWaktu habis_pada={habis_pada} />
          </div>
          {children}
        </>
      )}
    </Stack>
  )
}

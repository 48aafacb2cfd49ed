import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { labels } from '@sehati/contract/base/texts'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { checkFeedback, isAgreed, isBatalKlinik, isScheduled } from '@sehati/contract/consultation/konsultasi.rules'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { jendelaBilik } from '@sehati/contract/talk/bilik.rules'
import { bilikTexts } from '@sehati/contract/talk/bilik.texts'
import { IconCalendarPlus, IconMessageCircle, IconRepeat, IconStar } from '@tabler/icons-react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { hariRelatif, waktuSesi } from '../../base/lib/tanggal.ts'
import { lazy } from '../../base/ui/lazy.tsx'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { TambahKalender } from '../../care/kalender/tambah-kalender.tsx'
import { canVideo } from '../../clinic/layanan/online.ts'
import { CetakButton } from '../../consultation/konsultasi/cetak-ringkasan.tsx'
import { janjiPasien } from '../../consultation/konsultasi/janji-jawab.ts'
import { KonsultasiActions } from '../../consultation/konsultasi/konsultasi-actions.tsx'
import { saranKata } from '../../consultation/konsultasi/saran-kata.ts'
import { isBilikBuka, waktuBilik } from '../bilik/bilik.ts'
import { BilikLink } from '../bilik/bilik-link.tsx'
import { focusChat } from '../percakapan/chat-card.tsx'
import styles from './detail-head.module.css'

const Dahulukan = lazy(() => import('../../waiting/tunggu/bagian-pasien.ts').then((file) => file.Dahulukan))

type DetailHeadProps = {
  konsultasi: KonsultasiTampil
  now: Date
  /** The request lives on with another professional: it needs no other way on. */
  isDialihkan: boolean
  onReschedule: () => void
  onCancel: () => void
}

/** What a patient looks for first: how the request stands, when it is and with whom, and what may be done now. */
export function DetailHead({ konsultasi: k, now, isDialihkan, onReschedule, onCancel }: DetailHeadProps) {
  const today = tanggalWib(now)
  const janji = janjiPasien(k, now)
  return (
    <Card>
      <Stack gap="md">
        <div className={styles.words}>
          <StatusBadge status={k.status} isTidakHadir={k.sebab_batal === 'tidak_hadir'} />
          <p className={styles.when}>
            <time dateTime={k.tanggal}>{waktuSesi(k)}</time>{' '}
            <span className="screen-only">{`(${hariRelatif(k.tanggal, today)})`}</span>
          </p>
          <Text size="sm" c="dimmed">
            {`${k.nama_profesional} · ${k.nama_spesialisasi}`}
          </Text>
          {janji && (
            <Text size="sm" fw={janji.isLewat ? 600 : undefined}>
              {janji.kata}
            </Text>
          )}
          {k.tindak_lanjut && isAgreed(k.status) && (
            <Text size="sm" fw={600}>
              {saranKata(k.tindak_lanjut)}
            </Text>
          )}
          {k.sebab_batal === 'tidak_dijawab' && (
            <Text size="sm">
              <Trans>
                Maaf, pengajuan Anda tidak dijawab sampai waktunya. Ini bukan kesalahan Anda. Anda dapat memilih tenaga
                profesional lain.
              </Trans>
            </Text>
          )}
          {k.sebab_batal === 'tidak_dikonfirmasi' && (
            <Text size="sm">
              <Trans>
                Jadwal ini belum dikonfirmasi sampai waktunya, jadi kami batalkan. Poin kehadiran Anda tidak bertambah,
                dan Anda dapat memesan lagi kapan saja.
              </Trans>
            </Text>
          )}
        </div>
        <Stack gap="sm" className="screen-only">
          {janji?.isLewat && <PilihLain />}
          {canVideo() && <BilikLink konsultasi={k} now={now} />}
          {!isDialihkan && <NextStep konsultasi={k} now={now} />}
          {!canVideo() && <BilikLink konsultasi={k} now={now} variant="subtle" />}
          <KonsultasiActions konsultasi={k} now={now} onReschedule={onReschedule} onCancel={onCancel} />
          <Group gap="sm" grow preventGrowOverflow={false}>
            <TambahKalender konsultasi={k} />
            <CetakButton />
          </Group>
        </Stack>
      </Stack>
    </Card>
  )
}

/** In writing at any time of that day; by video while the room is open, which its own button leads to, if the clinic has it. */
function MulaiOnline({ konsultasi: k, now }: { konsultasi: KonsultasiTampil; now: Date }) {
  const { dibuka } = jendelaBilik(waktuBilik(k))
  return (
    <>
      <Button
        variant={canVideo() && isBilikBuka(k, now) ? 'light' : 'filled'}
        leftSection={<IconMessageCircle size={18} aria-hidden />}
        onClick={focusChat}
      >
        <Trans>Mulai konsultasi</Trans>
      </Button>
      {canVideo() && now < dibuka && (
        <Text size="sm" c="dimmed">
          {say(bilikTexts.dibuka)}
        </Text>
      )}
    </>
  )
}

/** The way on where no answer came. */
function PilihLain() {
  const { level_id } = useActor()
  return (
    <ButtonLink to={inArea(level_id, '/konsultasi')} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
      <Trans>Pilih tenaga profesional lain</Trans>
    </ButtonLink>
  )
}

/** The one thing that most patients come for: to talk on the day, to review afterwards, to book anew. */
function NextStep({ konsultasi: k, now }: { konsultasi: KonsultasiTampil; now: Date }) {
  const { level_id } = useActor()
  const mayReview = checkFeedback(k) === null
  const isToday = tanggalWib(new Date(k.tanggal)) === tanggalWib(now)
  if (k.status === 'disetujui' && k.metode_konsultasi === 'online' && isToday)
    return <MulaiOnline konsultasi={k} now={now} />
  const tanggal = k.tindak_lanjut?.tanggal
  const lagi = inArea(level_id, '/appointment', { profesional_id: k.profesional_id, tanggal })
  if (k.status === 'disetujui' && tanggal)
    return (
      <ButtonLink to={lagi} variant="light" leftSection={<IconRepeat size={18} aria-hidden />}>
        <Trans>Pesan pertemuan berikutnya</Trans>
      </ButtonLink>
    )
  if (isScheduled(k.status)) return null
  if (k.sebab_batal === 'tidak_dijawab')
    return (
      <>
        <PilihLain />
        <Dahulukan konsultasi={k} />
      </>
    )
  if (isBatalKlinik(k.sebab_batal))
    return (
      <ButtonLink to={inArea(level_id, '/konsultasi')} leftSection={<IconCalendarPlus size={18} aria-hidden />}>
        <Trans>Pilih jadwal lain</Trans>
      </ButtonLink>
    )
  const { nama_profesional } = k
  return (
    <Group gap="sm" grow preventGrowOverflow={false}>
      {mayReview && (
        <ButtonLink
          to={inArea(level_id, '/feedback', { jadwal_id: k.jadwal_id })}
          leftSection={<IconStar size={18} aria-hidden />}
        >
          {say(labels.feedbackPage)}
        </ButtonLink>
      )}
      <ButtonLink
        to={lagi}
        variant={mayReview ? 'light' : 'filled'}
        leftSection={<IconRepeat size={18} aria-hidden />}
        aria-label={t`Pesan lagi dengan ${nama_profesional}`}
      >
        <Trans>Pesan lagi</Trans>
      </ButtonLink>
    </Group>
  )
}

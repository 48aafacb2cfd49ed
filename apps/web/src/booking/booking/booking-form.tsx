import { t } from '@lingui/core/macro'
import { Button, Card, Stack } from '@mantine/core'
import { delay } from '@sehati/contract/base/constants'
import { alerts, labels } from '@sehati/contract/base/texts'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { Profil } from '@sehati/contract/people/user.schema'
import type { TenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { type ComponentType, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { device } from '../../base/lib/draft.ts'
import { say } from '../../base/lib/say.ts'
import { tanggalRentang } from '../../base/lib/tanggal.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { later } from '../../base/ui/later.tsx'
import { lazy, orNothing } from '../../base/ui/lazy.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { chosenAlasan } from '../../schedule/tenaga/chosen-tenaga.ts'
import { useBookKonsultasi } from './booking.queries.ts'
import { bookingAlert, checkDraft, type Objection } from './booking.rules.ts'
import styles from './booking-form.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { type Draft, type Isian, isianAwal, restoredOf } from './draft.rules.ts'
import { focusWaktu } from './focus-waktu.ts'
import { KeluhanField } from './keluhan-field.tsx'
import { metodeOf } from './metode.ts'
import type { ChosenSlot } from './slot.rules.ts'
import { Step } from './step.tsx'
import { useWaktu, type Waktu } from './use-waktu.ts'
import { WaktuPicker } from './waktu-picker.tsx'

/** Without this file, as after an interrupted connection, the slot is not held and the form works all the same. */
const TahanSlot = lazy(() => import('./tahan-slot.tsx').then((file) => file.TahanSlot, orNothing))

/** Fetched where there is a choice of types, or a quota. Without this file, only the usual one can be booked. */
const JenisPicker = lazy(() => import('./jenis-picker.tsx').then((file) => file.JenisPicker, orNothing))

// Not what a patient waits for first: these are fetched after the page.
const LayananFields = later(() => import('./layanan-fields.tsx').then((file) => file.LayananFields))
const DraftNote = later(() => import('./draft-note.tsx').then((file) => file.DraftNote), null)
const JendelaNote = later(() => import('./jendela-note.tsx').then((file) => file.JendelaNote), null)

const EmailBelumDikonfirmasi = later(
  () => import('../../people/profil/email-belum-dikonfirmasi.tsx').then((file) => file.EmailBelumDikonfirmasi),
  null,
)
const KonfirmasiDulu = later(() => import('./konfirmasi-dulu.tsx').then((file) => file.KonfirmasiDulu), null)

/** What the form knows where a date has no free time. */
export type TanpaSlot = Pick<BookingFormProps, 'tenaga' | 'Bantuan' | 'onPick'> & { waktu: Waktu; isian: Isian }

type BookingFormProps = {
  tenaga: z.output<typeof TenagaProfesionalPublik>
  /** The professional’s photo, where there is one. */
  foto_url: string | null
  /** There are other types of consultations than the usual one, or a type has a quota. */
  hasTypes: boolean | undefined
  pasien: Profil
  now: Date
  /** The slot that is chosen at first, where the URL has one, and the method. */
  awal: ChosenSlot | null
  /** Around which date a visit was suggested. */
  hari: Tanggal | undefined
  metode: 'online' | 'offline' | undefined
  /** What the consultation costs with this service, in words. */
  biayaOf: (layanan: { use_bpjs: 0 | 1 }) => string
  /** Called when a slot is chosen, and with null when the choice is given up. */
  onPick: (chosen: ChosenSlot | null) => void
  /** Help beside the complaint, for the words in it. */
  Bantuan: ComponentType<{ teks: string }>
  /** Offers to wait, where the date has no free time. */
  Tunggu: ComponentType<TanpaSlot>
  /** Called with the consultation's id when the success alert has been read. */
  onBooked: (jadwal_id: number) => void
}

/**
 * Books a consultation: date, time, complaint, one submit. What was typed and chosen stays through every refusal, and as an
 * encrypted draft through a reload and a login.
 */
export function BookingForm({ tenaga, foto_url, hasTypes, pasien, now, ...rest }: BookingFormProps) {
  const { awal, hari, metode, biayaOf, Bantuan, Tunggu, onPick, onBooked } = rest
  const { user_id } = pasien
  const { profesional_id } = tenaga
  const pick = (chosen: ChosenSlot | null) => {
    noteDraft()
    onPick(chosen)
  }
  const waktu = useWaktu(profesional_id, now, { awal, hari, jenis_id: awal?.jenis_id, onPick: pick })
  const { tanggal, slot, jenis } = waktu
  const [isian, setIsian] = useState<Isian>({
    ...isianAwal,
    ...(metode === 'offline' && { metodePilihan: 'bpjs' as const }),
  })
  const [restored, setRestored] = useState<{ isPassed: boolean } | null>(null)
  const [objection, setObjection] = useState<Objection | null>(null)
  const [booked, setBooked] = useState<number | null>(null)
  const [konfirmasiDulu, setKonfirmasiDulu] = useState(false)
  const isBooked = booked !== null
  const form = useRef<HTMLFormElement>(null)
  const keluhan = useRef<HTMLTextAreaElement>(null)
  // The complaint stands below the first screen of a phone: it is rendered after the times, so that they are painted earlier.
  const isWhole = useDeferredValue(true, false)
  const book = useBookKonsultasi()
  const draft = useDraft<Draft>(`pemesanan:${profesional_id}`, {
    shelf: device,
    isLasting: true,
    read: () => (isian.keluhan.trim() === '' ? null : { ...isian, waktu: waktu.chosen }),
    onFound: (found) => {
      if (isian.keluhan !== '') return
      const { isPassed, waktu: earlier, ...rest } = restoredOf(found, waktu.today)
      setRestored({ isPassed })
      setIsian(rest)
      if (earlier && waktu.chosen === null) waktu.restore(earlier)
    },
  })
  const leave = useEffectEvent(onBooked)
  useEffect(() => {
    if (booked === null) return
    const timer = setTimeout(() => leave(booked), delay.bookingRedirect)
    return () => clearTimeout(timer)
  }, [booked])

  const change = (patch: Partial<Isian>) => {
    const next = { ...isian, ...patch }
    setIsian(next)
    setObjection(null)
    noteDraft(next)
  }
  // A form without a complaint is no draft: choosing a time must not replace one that was written to another professional.
  const noteDraft = (next = isian) => {
    if (!isBooked && (next.keluhan !== '' || isian.keluhan !== '')) draft.changed()
  }
  const discard = () => {
    draft.remove()
    setRestored(null)
    setIsian(isianAwal)
    waktu.restore(null)
    onPick(null)
    keluhan.current?.focus()
  }
  const object = (found: Objection) => {
    setObjection(found)
    showNotice('error', found.alert)
    if (found.field === 'keluhan') keluhan.current?.focus()
    if (found.field === 'waktu') focusWaktu(form.current)
  }

  const { submit, refusal } = useSubmit(
    async () => {
      if (isBooked) return
      const found = checkDraft({
        keluhan: isian.keluhan,
        hasChosen: waktu.chosen !== null,
        isFree: slot !== null,
      })
      if (found) return object(found)
      if (!slot || !tanggal) return
      waktu.request()
      const { jadwal_id } = await book.mutateAsync({
        body: {
          keluhan: isian.keluhan,
          jadwal_tenaga_id: slot.id,
          profesional_id,
          user_id,
          tanggal,
          jam_mulai: slot.jam_mulai,
          jenis_id: jenis?.jenis_id,
          alasan_id: chosenAlasan.read(user_id, profesional_id)?.alasan_id,
          metode_konsultasi: metodeOf[isian.metodePilihan],
          use_bpjs: isian.use_bpjs,
        },
      })
      setBooked(jadwal_id)
      draft.remove()
      chosenAlasan.keep(user_id, null)
      showNotice('success', alerts.bookingSuccess)
    },
    { alertOf: bookingAlert, refuse: waktu.afterFailure },
  )

  const isSettled = book.isPending || isBooked
  const isRefused = refusal?.code === 'CONFIRM_FIRST'
  const isOnline = isian.metodePilihan === 'reguler'
  const biaya = biayaOf(isian)
  const { lokasi } = tenaga
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t`Pemesanan konsultasi`} className={styles.form}>
      <BookingSummary
        nama={tenaga.name}
        foto_url={foto_url}
        spesialisasi={tenaga.nama_spesialisasi}
        waktu={
          slot && tanggal
            ? tanggalRentang(tanggal, slot.jam_mulai, slot.jam_selesai, slot.zona) + (jenis ? `, ${jenis.nama}` : '')
            : null
        }
        gone={isSettled ? null : waktu.gone}
        onShowTimes={() => focusWaktu(form.current)}
        tempat={isOnline ? t`Online` : t`Offline, ${lokasi}`}
        biaya={biaya}
        tahan={
          slot &&
          tanggal && (
            <TahanSlot
              ask={{
                profesional_id,
                jadwal_tenaga_id: slot.id,
                tanggal,
                jam_mulai: slot.jam_mulai,
                jenis_id: jenis?.jenis_id,
              }}
              isBooked={isBooked}
              isMine={slot.milik_saya === true}
              onTaken={waktu.reread}
              onUnconfirmed={setKonfirmasiDulu}
            />
          )
        }
      />
      <Stack gap="lg" className={styles.steps}>
        <Card className={styles.card}>
          <WaktuPicker
            waktu={waktu}
            isSettled={isSettled}
            types={(hasTypes || jenis) && <JenisPicker profesional_id={profesional_id} waktu={waktu} />}
            Note={JendelaNote}
            penuh={<Tunggu tenaga={tenaga} waktu={waktu} isian={isian} Bantuan={Bantuan} onPick={pick} />}
            error={objection?.field === 'waktu' ? objection.alert.isi : undefined}
          />
        </Card>
        {konfirmasiDulu && !isRefused && <KonfirmasiDulu user={pasien} />}
        {isWhole && (
          <>
            <Card className={styles.card}>
              <Step nomor={3} judul={t`Keluhan`}>
                {restored && !isBooked && <DraftNote isPassed={restored.isPassed} onDiscard={discard} />}
                <KeluhanField
                  ref={keluhan}
                  nama={tenaga.name}
                  value={isian.keluhan}
                  error={objection?.field === 'keluhan' ? say(objection.alert.isi) : null}
                  onChange={(text) => change({ keluhan: text })}
                  Bantuan={Bantuan}
                />
                <LayananFields
                  user_id={user_id}
                  profesional_id={profesional_id}
                  lokasi={tenaga.lokasi}
                  biaya={biaya}
                  metodePilihan={isian.metodePilihan}
                  use_bpjs={isian.use_bpjs}
                  no_bpjs={pasien.no_bpjs}
                  onChange={change}
                />
              </Step>
            </Card>
            <RefusalAlert refusal={refusal} />
            {isRefused && <EmailBelumDikonfirmasi user={pasien} />}
            <Button type="submit" loading={isSettled} className={styles.submit}>
              {say(labels.submitBooking)}
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}

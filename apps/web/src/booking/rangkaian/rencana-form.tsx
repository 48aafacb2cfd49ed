import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { JENIS_UMUM, maxLength } from '@sehati/contract/base/constants'
import { AlasanLanjutan } from '@sehati/contract/booking/lanjutan.schema'
import { insertRangkaian } from '@sehati/contract/booking/rangkaian.endpoints'
import {
  type JarakMinggu,
  PERTEMUAN_TERBANYAK,
  PERTEMUAN_TERSEDIKIT,
  semuaJarakMinggu,
} from '@sehati/contract/booking/rangkaian.rules'
import { PenolakanRangkaian } from '@sehati/contract/booking/rangkaian.schema'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { useReportUnsaved } from '../../base/lib/unsaved.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormFoot } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { checkMove } from '../booking/booking.rules.ts'
import { MetodeField } from '../booking/metode-field.tsx'
import { InsertWaktuFields } from '../kelola/insert-waktu-fields.tsx'
import { useWaktuTenaga } from '../kelola/use-waktu-tenaga.ts'
import { bacaRangkaian, useInsertRangkaian, usePratinjau } from './rangkaian.queries.ts'
import { type Pilihan, waktuRencana } from './rencana.rules.ts'
import { RencanaList } from './rencana-list.tsx'

type RencanaFormProps = InDialog & {
  /** What the series follows. */
  konsultasi: Pick<KonsultasiTampil, 'jadwal_id' | 'name' | 'profesional_id' | 'metode_konsultasi'>
  /** Why it takes place, where the form does not ask for it. */
  alasan?: string
}

const jarakKata = (jarak: JarakMinggu): string =>
  jarak === 1 ? t`Setiap minggu` : plural(jarak, { other: 'Setiap # minggu' })

/**
 * Plans a series for the patient of a consultation: first the pattern, then its dates, of which those that cannot be get another
 * time. The dates go away when the pattern changes.
 */
export function RencanaForm({ konsultasi: k, alasan, onSaved, onCancel }: RencanaFormProps) {
  const { name } = k
  const waktu = useWaktuTenaga(k.profesional_id, undefined, bacaRangkaian(useActor().level_id))
  const [metode_konsultasi, setMetode] = useState(k.metode_konsultasi)
  const [jarak_minggu, setJarak] = useState<JarakMinggu>(2)
  const [jumlah, setJumlah] = useState(6)
  const [typed, setKeluhan] = useState('')
  const keluhan = alasan ?? typed
  const [pilihan, setPilihan] = useState<Pilihan>({})
  const [isTried, setIsTried] = useState(false)
  const look = usePratinjau()
  const book = useInsertRangkaian()
  const { slot, tanggal, jenis } = waktu
  const pola = slot && tanggal ? { jadwal_tenaga_id: slot.id, jam_mulai: slot.jam_mulai } : null
  const bersama = {
    lanjutan_dari: k.jadwal_id,
    metode_konsultasi,
    jarak_minggu,
    ...(jenis.jenis_id !== JENIS_UMUM.jenis_id && { jenis_id: jenis.jenis_id }),
  }
  const asked = pola && tanggal ? { ...bersama, ...pola, tanggal, jumlah } : null
  // Of the pattern that was looked at; of another one its dates say nothing.
  const rencana = JSON.stringify(look.variables?.body) === JSON.stringify(asked) ? look.data : undefined
  const judged = AlasanLanjutan.safeParse(keluhan)
  const objection = checkMove({ hasChosen: waktu.chosen !== null, isFree: slot !== null })
  useDraft(`rangkaian-${k.jadwal_id}`, { read: () => (typed === '' ? null : typed), onFound: setKeluhan })
  useReportUnsaved(!book.isSuccess && (typed !== '' || waktu.chosen !== null))

  const lihat = async () => {
    if (!asked) return
    setPilihan({})
    await look.mutateAsync({ body: asked })
  }
  const { submit, refusal } = useSubmit(
    async () => {
      setIsTried(true)
      if (!pola) return false
      if (!rencana) {
        await lihat()
        setIsTried(false)
        return false
      }
      const times = waktuRencana(rencana.pertemuan, pola, pilihan)
      const pertemuan = times.filter((one) => one !== null)
      if (pertemuan.length < times.length || !judged.success) return false
      const { pertemuan: booked } = await book.mutateAsync({ body: { ...bersama, keluhan, pertemuan } })
      showNotice('success', {
        judul: say(insertRangkaian.message),
        isi: plural(booked.length, { other: `# pertemuan dengan ${name} disetujui.` }),
      })
      onSaved()
    },
    {
      alertOf: (error) => {
        const parsed = PenolakanRangkaian.safeParse(error.data)
        const items = parsed.success
          ? parsed.data.ditolak.map(({ tanggal, message }) => `${tanggalPanjang(tanggal)}: ${message}`)
          : []
        return { judul: t`Rangkaian belum dipesan`, isi: error.message, items }
      },
      refuse: () => {
        waktu.reload()
        if (rencana) void lihat()
      },
    },
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Pilih waktu pertemuan pertama dengan {name} dan jaraknya. Semua pertemuan dipesan sekaligus dan langsung
            disetujui. Pasien dapat mengubah atau membatalkan masing-masing.
          </Trans>
        </Text>
        <RefusalAlert refusal={refusal} />
        <InsertWaktuFields
          waktu={waktu}
          error={isTried && !book.isPending ? objection?.isi : undefined}
          isSettled={book.isPending || book.isSuccess}
        />
        <NativeSelect
          label={t`Jarak`}
          data={semuaJarakMinggu.map((one) => ({ value: String(one), label: jarakKata(one) }))}
          value={String(jarak_minggu)}
          onChange={(event) => setJarak(Number(event.currentTarget.value) as JarakMinggu)}
        />
        <NativeSelect
          label={t`Jumlah pertemuan`}
          data={Array.from({ length: PERTEMUAN_TERBANYAK - PERTEMUAN_TERSEDIKIT + 1 }, (_, n) =>
            String(PERTEMUAN_TERSEDIKIT + n),
          )}
          value={String(jumlah)}
          onChange={(event) => setJumlah(Number(event.currentTarget.value))}
        />
        <MetodeField value={metode_konsultasi} onChange={setMetode} />
        {rencana && (
          <>
            <RencanaList
              rencana={rencana}
              pilihan={pilihan}
              isTried={isTried}
              onChoose={(urutan, chosen) => setPilihan({ ...pilihan, [urutan]: chosen })}
            />
            {alasan === undefined && (
              <Textarea
                label={t`Alasan rangkaian`}
                required
                rows={3}
                description={t`Dibaca pasien. Paling banyak ${{ batas: bilangan(maxLength.alasan) }} karakter.`}
                value={keluhan}
                error={isTried && !book.isPending && !judged.success && say(judged.error.issues[0]?.message)}
                onChange={(event) => setKeluhan(event.currentTarget.value)}
              />
            )}
          </>
        )}
        <FormFoot>
          <Button variant="default" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" loading={look.isPending || book.isPending}>
            {rencana ? plural(jumlah, { other: 'Pesan # pertemuan' }) : t`Lihat tanggalnya`}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}

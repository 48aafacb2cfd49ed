import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { jamTenang } from '@sehati/contract/base/tenang.rules'
import { addDays, type Tanggal, type Zona } from '@sehati/contract/base/waktu'
import { MALAM_JAM, TUNGGU_HARI } from '@sehati/contract/waiting/tunggu.rules'
import { SlotKosong, type Tunggu, TungguMasukan } from '@sehati/contract/waiting/tunggu.schema'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { hariIni } from '../../base/lib/clock.ts'
import { dateField } from '../../base/lib/date-field.ts'
import { jam } from '../../base/lib/tanggal.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { layananKata, metodeKata } from '../../consultation/konsultasi/konsultasi-labels.ts'
import { SudahMenunggu, Terdaftar } from './gabung-hasil.tsx'
import { HariJamFields } from './hari-jam-fields.tsx'
import { SlotKosongNote } from './slot-kosong-note.tsx'
import { useInsertTunggu } from './tunggu.queries.ts'

/** For whom a patient wants to wait, and what a form has filled in already. */
export type GabungIsian = {
  tenaga: { profesional_id: number; name: string; zona: Zona }
  jenis_id: number | undefined
  isian: { keluhan: string; metode_konsultasi: 'online' | 'offline'; use_bpjs: 0 | 1 }
  /** The date that was wanted. */
  tanggal: Tanggal | null
  /** Help beside the complaint, for the words in it. */
  Bantuan: ComponentType<{ teks: string }>
  /** Called where a place is free all the same and the patient wants it. */
  onFree: (slot: SlotKosong) => void
}

const DUA_PEKAN = 13

type GabungFormProps = GabungIsian & { onClose: () => void; onCancel: () => void }

/** Until when, which days and hours, and the complaint; then the place in line. */
export function GabungForm(props: GabungFormProps) {
  const { onClose } = props
  const [entry, setEntry] = useState<Tunggu | null>(null)
  return entry ? <Terdaftar entry={entry} onClose={onClose} /> : <Pertanyaan {...props} onJoined={setEntry} />
}

function Pertanyaan({ tenaga, isian, onJoined, ...rest }: GabungFormProps & { onJoined: (entry: Tunggu) => void }) {
  const { Bantuan, onFree, onClose, onCancel } = rest
  const { profesional_id, name: nama, zona } = tenaga
  const today = hariIni()
  const insert = useInsertTunggu()
  const [kosong, setKosong] = useState<SlotKosong | null>(null)
  const [isIn, setIsIn] = useState(false)
  const form = useIsian(TungguMasukan, {
    defaultValues: {
      ...isian,
      profesional_id,
      jenis_id: rest.jenis_id,
      sampai: rest.tanggal ?? addDays(today, DUA_PEKAN),
      boleh_malam: 0,
    },
    send: async (body) => {
      setKosong(null)
      setIsIn(false)
      onJoined(await insert.mutateAsync({ body: { ...body, boleh_malam: body.boleh_malam ? 1 : 0 } }))
    },
    // What is free is named below, with the way to it.
    alertOf: ({ code, message }, isOfField) => (isOfField || code === 'SLOT_FREE' ? null : message),
    refuse: ({ code, data }) => {
      if (code === 'SLOT_FREE') setKosong(SlotKosong.safeParse(data).data ?? null)
      setIsIn(code === 'WAITLIST_EXISTS')
    },
  })
  const { errors } = form.formState
  const [sampai, keluhan] = form.watch(['sampai', 'keluhan'])
  const [malamDari, malamSampai] = [jam(jamTenang.dari), jam(jamTenang.sampai)]
  const dekat = MALAM_JAM
  return (
    <FormFrame form={form} kirim={t`Masuk daftar tunggu`} onCancel={onCancel}>
      {kosong && (
        <SlotKosongNote slot={kosong} zona={zona}>
          <Button
            size="sm"
            onClick={() => {
              // Closed first: what is typed here would keep the page from going there.
              onClose()
              onFree(kosong)
            }}
          >
            <Trans>Pilih waktu ini</Trans>
          </Button>
        </SlotKosongNote>
      )}
      {isIn && <SudahMenunggu />}
      <Text size="sm">
        <Trans>
          Slot kosong dengan {nama} ditawarkan menurut urutan dan ditahan untuk Anda. Anda cukup menekan satu tombol.
        </Trans>
      </Text>
      <TextInput
        label={t`Menunggu sampai tanggal`}
        min={today}
        max={addDays(today, TUNGGU_HARI)}
        data-autofocus
        {...dateField(form.field('sampai'), sampai ?? '')}
      />
      <HariJamFields
        errors={{ dari: errors.jam_dari?.message ?? false, sampai: errors.jam_sampai?.message ?? false }}
        onChange={form.set}
      />
      <Stack gap="xs">
        <Textarea
          label={t`Keluhan`}
          description={t`Ceritakan seperlunya. Disimpan terenkripsi, dan dibaca oleh ${nama} setelah Anda mengambil slot.`}
          required
          autosize
          minRows={3}
          {...form.field('keluhan')}
        />
        <Bantuan teks={keluhan ?? ''} />
        <Text size="sm" c="dimmed">
          {[metodeKata(isian), layananKata(isian)].join(' · ')}
        </Text>
      </Stack>
      <Checkbox
        label={t`Boleh ditawari pada malam hari`}
        description={t`Antara pukul ${malamDari} dan ${malamSampai}, hanya untuk slot dalam ${dekat} jam berikutnya.`}
        {...form.register('boleh_malam')}
      />
      <Group gap="xs">
        <Text size="sm" fw={600}>
          <Trans>Jika keadaan mendesak, jangan menunggu. Gunakan bantuan segera.</Trans>
        </Text>
      </Group>
    </FormFrame>
  )
}

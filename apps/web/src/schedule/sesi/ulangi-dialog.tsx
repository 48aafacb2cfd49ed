import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { type Hari, pekan, WIB, type Zona } from '@sehati/contract/base/waktu'
import { planUlangi, type UlanganHari } from '@sehati/contract/schedule/jadwal-tenaga.rules'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { ulangiJadwalTenaga } from '@sehati/contract/schedule/sesi.endpoints'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { say } from '../../base/lib/say.ts'
import { rentangJam } from '../../base/lib/tanggal.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useUlangiSesi } from './sesi.queries.ts'
import styles from './ulangi-dialog.module.css'

type UlangiDialogProps = {
  hari: Hari
  profesional_id: number
  sessions: JadwalTenaga[]
  isOpen: boolean
  onClose: () => void
}

/** Repeats the sessions of a day on other days: each day says before what is added to it, or what is in the way. */
export function UlangiDialog({ isOpen, onClose, ...rest }: UlangiDialogProps) {
  const hari = say(rest.hari)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} judul={t`Ulangi sesi ${hari} ke hari lain`}>
      <UlangiForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function UlangiForm({ hari, profesional_id, sessions, onClose }: Omit<UlangiDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState<Hari[]>([])
  const [isTried, setIsTried] = useState(false)
  const repeat = useUlangiSesi()
  const plan = planUlangi(
    hari,
    pekan.filter((other) => other !== hari),
    sessions,
  )
  const isClashing = plan.some((day) => chosen.includes(day.hari) && day.bentrok.length > 0)
  const trouble = isClashing
    ? t`Ada jam yang bentrok. Jangan pilih hari itu, atau ubah sesinya lebih dulu.`
    : isTried && chosen.length === 0 && say(isianStaf.ulangiHari)

  const form = useSubmit(async () => {
    setIsTried(true)
    if (isClashing || chosen.length === 0) return
    const added = await repeat.mutateAsync({ body: { profesional_id, dari_hari: hari, ke_hari: chosen } })
    const isi = plural(added.length, { other: '# sesi ditambahkan.' })
    showNotice('success', { judul: ulangiJadwalTenaga.message, isi })
    onClose()
  }, inNotice)

  return (
    <FormFrame form={form} kirim={t`Ulangi sesi`} onCancel={onClose}>
      <Checkbox.Group
        label={t`Hari tujuan`}
        value={chosen}
        onChange={(days) => setChosen(pekan.filter((day) => days.includes(day)))}
      >
        <Stack gap="sm" mt="xs">
          {plan.map((day) => (
            <Checkbox
              key={day.hari}
              value={day.hari}
              label={say(day.hari)}
              description={<DayPreview day={day} zona={sessions[0]?.zona ?? WIB} />}
              classNames={{ labelWrapper: styles.day }}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text size="sm" c="dimmed">
        <Trans>Semua hari yang dipilih disimpan sekaligus. Sesi yang ditutup tetap ditutup.</Trans>
      </Text>
      <div aria-live="assertive">
        {trouble && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
            {trouble}
          </Alert>
        )}
      </div>
    </FormFrame>
  )
}

function DayPreview({ day, zona }: { day: UlanganHari<JadwalTenaga>; zona: Zona }) {
  if (day.bentrok.length === 0) {
    const added = day.tambah.map(({ sesi, jam_mulai, jam_selesai }) => {
      const jam = rentangJam(jam_mulai, jam_selesai, zona)
      return t`Sesi ${sesi} (${jam})`
    })
    return (
      <>
        <Trans>Ditambah:</Trans> <span>{added.join(', ')}</span>
      </>
    )
  }
  return (
    <span className={styles.clash}>
      {day.bentrok.map(({ baru, lama }) => {
        const [jam, nomor, jamLama] = [
          rentangJam(baru.jam_mulai, baru.jam_selesai, zona),
          lama.sesi,
          rentangJam(lama.jam_mulai, lama.jam_selesai, zona),
        ]
        return <span key={`${baru.id}-${lama.id}`}>{t`Bentrok: ${jam} dengan Sesi ${nomor}, ${jamLama}`}</span>
      })}
    </span>
  )
}

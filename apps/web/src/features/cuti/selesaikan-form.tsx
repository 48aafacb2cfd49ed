import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { resolveCuti } from '@sehati/contract/cuti/endpoints'
import type { Cuti } from '@sehati/contract/cuti/schema'
import { listKetersediaanTenpro, listSlotTenpro } from '@sehati/contract/ketersediaan/endpoints'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { hariIni } from '../../lib/clock.ts'
import { say } from '../../lib/say.ts'
import { terlaluPanjang } from '../../lib/terlalu-panjang.ts'
import { useKetersediaan } from '../../lib/use-ketersediaan.ts'
import { useSlotLangsung } from '../../lib/use-slot-langsung.ts'
import { FormAlert, focusFirstError } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { useResolveCuti } from './cuti.queries.ts'
import { rentangCuti } from './cuti.rules.ts'
import {
  belumDipilih,
  judgePilihan,
  type Pilihan,
  pilihanOf,
  refusalsOf,
  type SemuaPilihan,
} from './selesaikan.rules.ts'
import styles from './selesaikan-row.module.css'
import { SelesaikanRow } from './selesaikan-row.tsx'

type SelesaikanFormProps = {
  cuti: Cuti
  onDirty: (isDirty: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** Decides about the consultations that a leave strands, with one message to their patients, all in one act. */
export function SelesaikanForm({ cuti, onDirty, onDone, onCancel }: SelesaikanFormProps) {
  const { terdampak } = cuti
  const rentang = rentangCuti(cuti)
  const masih = plural(terdampak.length, { other: '# konsultasi masih terjadwal pada masa cuti ini.' })
  const [semua, setSemua] = useState<SemuaPilihan>({})
  const [pesan, setPesan] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<Record<number, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const resolve = useResolveCuti()
  const ketersediaan = useKetersediaan(listKetersediaanTenpro, cuti.profesional_id, hariIni())
  const isLive = useSlotLangsung(cuti.profesional_id, { slot: listSlotTenpro, hari: listKetersediaanTenpro })
  const days = (ketersediaan.data ?? []).filter(({ bisa }) => bisa)

  const judged = judgePilihan(terdampak, semua, pesan)
  const tooLong = terlaluPanjang(pesan, maxLength.alasan)
  const isTouched = Object.values(semua).some(({ tindakan }) => tindakan !== 'nanti') || pesan !== ''
  useEffect(() => onDirty(isTouched), [isTouched, onDirty])

  const change = (jadwal_id: number, pilihan: Pilihan) => {
    setSemua((before) => ({ ...before, [jadwal_id]: pilihan }))
    setRefused(({ [jadwal_id]: _, ...others }) => others)
  }
  const changeAll = (pilihan: Pilihan) => {
    setSemua(Object.fromEntries(terdampak.map(({ jadwal_id }) => [jadwal_id, pilihan])))
    setRefused({})
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (resolve.isPending) return
    setIsTried(true)
    const isWrong = tooLong !== null || judged.kosong || judged.pesan !== null || Object.keys(judged.rows).length > 0
    if (isWrong) return focusFirstError(form.current)
    try {
      const left = await resolve.mutateAsync({ body: { cuti_id: cuti.cuti_id, tindakan: judged.tindakan, pesan } })
      showNotice('success', { judul: t`Berhasil`, isi: resolveCuti.message })
      if (left.terdampak.length === 0) return onDone()
      setSemua({})
      setPesan('')
      setRefused({})
      setIsTried(false)
    } catch (caught) {
      setRefused(refusalsOf((caught as ApiError).data))
      void ketersediaan.refetch()
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          <Trans>
            Cuti {rentang}. {masih} Yang belum diputuskan tetap terjadwal dan dapat diputuskan nanti dari daftar cuti.
          </Trans>
        </Text>
        {resolve.error && (
          <FormAlert key={resolve.submittedAt} judul={resolve.error.judul} isi={resolve.error.message} />
        )}
        {terdampak.length > 1 && (
          <Group gap="xs">
            <Button variant="light" size="sm" onClick={() => changeAll({ ...belumDipilih, tindakan: 'batal' })}>
              <Trans>Batalkan semua</Trans>
            </Button>
            <Button variant="light" size="sm" onClick={() => changeAll({ ...belumDipilih, tindakan: 'jadwal-ulang' })}>
              <Trans>Jadwalkan ulang semua</Trans>
            </Button>
          </Group>
        )}
        <ul className={styles.list} aria-label={t`Konsultasi terdampak`}>
          {terdampak.map((k) => (
            <SelesaikanRow
              key={k.jadwal_id}
              konsultasi={k}
              pilihan={pilihanOf(semua, k.jadwal_id)}
              others={terdampak.filter((o) => o !== k).map((o) => pilihanOf(semua, o.jadwal_id))}
              days={days}
              isLive={isLive}
              isSettled={resolve.isPending}
              error={refused[k.jadwal_id] ?? (isTried ? judged.rows[k.jadwal_id] : undefined)}
              onChange={(pilihan) => change(k.jadwal_id, pilihan)}
            />
          ))}
        </ul>
        <Textarea
          label={t`Pesan untuk pasien`}
          description={t`Dibaca setiap pasien yang konsultasinya dibatalkan atau dipindahkan, pada detail konsultasinya.`}
          required
          rows={3}
          value={pesan}
          error={tooLong ?? (isTried && say(judged.pesan))}
          onChange={(event) => setPesan(event.currentTarget.value)}
        />
        {isTried && judged.kosong && (
          <Alert role="alert" color="red" variant="light">
            <Trans>Pilih batalkan atau jadwalkan ulang untuk paling sedikit satu konsultasi.</Trans>
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            <Trans>Nanti saja</Trans>
          </Button>
          <Button type="submit" loading={resolve.isPending}>
            {judged.tindakan.length > 0 ? plural(judged.tindakan.length, { other: 'Proses # konsultasi' }) : t`Proses`}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

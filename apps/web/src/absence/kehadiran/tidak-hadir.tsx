import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import type { BarisHadir } from '@sehati/contract/absence/kehadiran.schema'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggalPanjang, waktuSesi } from '../../base/lib/tanggal.ts'
import { later } from '../../base/ui/later.tsx'
import { kehadiranQuery } from './kehadiran.queries.ts'

const KeberatanDialog = later(() => import('./keberatan-dialog.tsx').then((file) => file.KeberatanDialog), null)

/** What became of an objection; null where there is none. */
export function putusanKata({ keberatan }: Pick<BarisHadir, 'keberatan'>): string | null {
  if (!keberatan) return null
  if (keberatan.putusan === null) return t`Keberatan Anda sedang diperiksa.`
  return keberatan.putusan === 'diterima'
    ? t`Keberatan Anda diterima. Konsultasi ini tidak dihitung.`
    : t`Keberatan Anda sudah diperiksa, dan catatannya tetap.`
}

/** Tells the patient kindly what was recorded of their attendance, and how to object while that is possible. */
export function TidakHadir({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const { data } = useQuery(kehadiranQuery())
  const [isOpen, setIsOpen] = useState(false)
  const baris = data?.riwayat.find(({ jadwal_id }) => jadwal_id === k.jadwal_id)
  const isAbsent = k.sebab_batal === 'tidak_hadir'
  // Long ago it counts no more, and a late cancellation needs no words then.
  if (!isAbsent && !baris) return null
  const waktu = waktuSesi(k)
  const putusan = baris && putusanKata(baris)
  const batas = baris?.keberatan_sampai && tanggalPanjang(baris.keberatan_sampai)
  return (
    <Alert color="accent" icon={<IconInfoCircle aria-hidden />} className="screen-only">
      <Stack gap="sm" align="flex-start">
        <span>
          <span>
            {isAbsent
              ? t`Anda tercatat tidak hadir pada ${waktu}. Semoga semuanya baik.`
              : t`Pembatalan ini tercatat terlambat. Semoga semuanya baik.`}
          </span>{' '}
          {batas && <span>{t`Jika keliru, sampaikan keberatan paling lambat ${batas}.`}</span>}
        </span>
        {putusan && <span>{putusan}</span>}
        {batas && (
          <Button variant="light" onClick={() => setIsOpen(true)}>
            <Trans>Sampaikan keberatan</Trans>
          </Button>
        )}
      </Stack>
      <KeberatanDialog jadwal_id={k.jadwal_id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Alert>
  )
}

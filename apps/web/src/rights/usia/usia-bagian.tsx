import { t } from '@lingui/core/macro'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import type { StatusWali, Usia } from '@sehati/contract/people/usia.schema'
import { useQuery } from '@tanstack/react-query'
import { tanggalPanjang } from '../../base/lib/tanggal.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { usiaQuery } from './usia.queries.ts'
import { UsiaForm } from './usia-form.tsx'

const kataWali: Record<StatusWali, () => string> = {
  tidak_perlu: () => t`Persetujuan orang tua atau wali tidak diperlukan.`,
  menunggu: () =>
    t`Orang tua atau wali Anda belum mengonfirmasi. Mereka menandatangani persetujuan di loket klinik. Bila Anda tidak aman jika mereka tahu, sampaikan kepada petugas.`,
  dikonfirmasi: () => t`Orang tua atau wali Anda sudah mengonfirmasi.`,
  ditolak: () => t`Orang tua atau wali Anda tidak menyetujui, atau menarik persetujuannya.`,
  sementara: () => t`Klinik membuka pemesanan Anda untuk sementara.`,
}

/** What was said about an age, in words. */
export function kataUsia({ dewasa, dewasa_pada }: Usia): string {
  if (dewasa === null) return t`Belum dinyatakan`
  const tanggal = dewasa_pada === null ? '' : tanggalPanjang(dewasa_pada)
  return dewasa === 'ya' ? t`Sudah berusia 18 tahun` : t`Di bawah 18 tahun sampai ${tanggal}`
}

/** For the page of the user's data: what the user said about their age, and what their guardian did. */
export function UsiaBagian() {
  const usia = useQuery(usiaQuery())
  return (
    <Stack component="section" gap="xs" aria-label={t`Usia`}>
      <Title order={3} fz="md">
        {t`Usia`}
      </Title>
      <Loaded query={usia} skeleton={<Skeleton height={60} />}>
        {(found) =>
          found.dewasa === null ? (
            <UsiaForm />
          ) : (
            <>
              <Text size="sm" fw={600} role="status">
                {kataUsia(found)}
              </Text>
              {found.dewasa === 'belum' && <Text size="sm">{kataWali[found.wali]()}</Text>}
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}

import { t } from '@lingui/core/macro'
import { Skeleton } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import { isianTexts } from '@sehati/contract/base/texts'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { checkBilik } from '@sehati/contract/talk/bilik.rules'
import { IconArrowLeft } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useDetailId } from '../../base/lib/detail-id.ts'
import { ButtonLink } from '../../base/lib/links.tsx'
import { consultationList, consultationPage } from '../../base/lib/paths.ts'
import { useActor } from '../../base/lib/session.ts'
import { tanggalRentang } from '../../base/lib/tanggal.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { Loaded } from '../../base/ui/loaded.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { PictureNotFound } from '../../base/ui/pictures/picture-not-found.tsx'
import { StateMessage } from '../../base/ui/state-message.tsx'
import { konsultasiQuery } from '../../consultation/konsultasi/konsultasi.queries.ts'
import { TandaTanganLangkah } from '../../people/persetujuan/lazy-tanda-tangan.tsx'
import { LazyChat } from '../percakapan/lazy-chat.tsx'
import { waktuBilik } from './bilik.ts'
import { BilikTertutup } from './bilik-tertutup.tsx'
import { Ruang } from './ruang.tsx'

/**
 * The document of a room alone may ask for camera and microphone. A person whom the application led here, as after the sign-in, is
 * in the document of another page: it is loaded again.
 */
function useOwnDocument() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload()
  }, [])
}

/** /bilik/$id: the video room of one consultation, for its patient and its professional. */
export function Page() {
  useOwnDocument()
  const jadwal_id = useDetailId()
  return <Bilik key={jadwal_id} jadwal_id={jadwal_id} />
}

function Bilik({ jadwal_id }: { jadwal_id: number | null }) {
  const { level_id } = useActor()
  const query = konsultasiQuery(jadwal_id ?? 0)
  const konsultasi = useQuery({ ...query, ...(jadwal_id === null && { queryFn: skipToken }) })
  const kembali = (
    <ButtonLink
      to={jadwal_id === null ? consultationList(level_id) : consultationPage(level_id, jadwal_id)}
      variant="subtle"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t`Detail Konsultasi`}
    </ButtonLink>
  )
  const isMissing = jadwal_id === null || konsultasi.error?.code === 'NOT_FOUND'
  return (
    <>
      <PageHeader
        judul={t`Ruang konsultasi`}
        isi={konsultasi.data && <Kapan konsultasi={konsultasi.data} />}
        actions={kembali}
      />
      {isMissing ? (
        <StateMessage role="alert" picture={<PictureNotFound />} isi={isianTexts.konsultasiId} />
      ) : (
        <Loaded query={konsultasi} skeleton={<Skeleton height={420} radius="lg" />}>
          {(k) => <Isi konsultasi={k} kembali={kembali} onDitutup={konsultasi.refetch} />}
        </Loaded>
      )}
    </>
  )
}

/** With whom and when. */
function Kapan({ konsultasi: k }: { konsultasi: KonsultasiTampil }) {
  const { level_id } = useActor()
  const nama = isPatient(level_id) ? k.nama_profesional : k.name
  return (
    <>
      <span>{`${nama} ·`}</span>{' '}
      <time dateTime={k.tanggal}>{tanggalRentang(k.tanggal, k.jam_mulai, k.jam_selesai, k.zona)}</time>
    </>
  )
}

type IsiProps = { konsultasi: KonsultasiTampil; kembali: ReactNode; onDitutup: () => void }

function Isi({ konsultasi: k, kembali, onDitutup }: IsiProps) {
  const now = useNow()
  const { level_id } = useActor()
  const chat = <LazyChat jadwal_id={k.jadwal_id} />
  if (checkBilik({ ...k, ...waktuBilik(k) }, now) !== null)
    return <BilikTertutup konsultasi={k} now={now} chat={chat} kembali={kembali} />
  return (
    <>
      {isPatient(level_id) && <TandaTanganLangkah jadwal_id={k.jadwal_id} />}
      <Ruang jadwal_id={k.jadwal_id} zona={k.zona} chat={chat} kembali={kembali} onDitutup={onDitutup} />
    </>
  )
}

import { inArea, inPublic } from './paths.ts'

inArea(1, '/konsultasi', { perhatian: 'terdampak' })
// @ts-expect-error no such page in this area
inArea(1, '/appointment')
// @ts-expect-error the page reads no such value
inArea(1, '/konsultasi', { perhatian: 'nanti' })
// @ts-expect-error the page reads nothing of this name
inArea(5, '/appointment', { profesional: 3 })
inArea(5, '/appointment', { profesional_id: 3 })
// @ts-expect-error the page reads no search
inArea(1, '/tugas', { page: 2 })

inPublic('/login', { dari: '/user/chat' })
// @ts-expect-error the page reads nothing of this name
inPublic('/login', { alasan: 'session_expired' })

import { i18n } from '@lingui/core'

// Tests read the interface as it is written.
i18n.loadAndActivate({ locale: 'id', messages: {} })

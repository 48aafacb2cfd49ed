-- Room: channel. Nothing leaves of a person who restricts the use of their data, and the admins read that.

alter table pengiriman_webhook drop constraint pengiriman_webhook_galat;
alter table pengiriman_webhook add constraint pengiriman_webhook_galat check (galat in (:GalatWebhook));

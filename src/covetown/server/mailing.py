"""Mail: where whoever runs the server has set an SMTP server. It is spoken to off the event loop."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import structlog

from covetown.server.config import Config

log = structlog.get_logger("mail")

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
PATIENCE_S = 20.0


def good_address(address: str) -> bool:
    """Whether a mail address can be used; those with quotes or comments in them are not worth their dangers."""
    return len(address) <= 254 and ADDRESS.fullmatch(address) is not None


class Mailer:
    """Sends mail, one after the other."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.one = asyncio.Lock()

    @property
    def possible(self) -> bool:
        """Mail goes out where there is a server for it, a sender, and an address of our own for the links in it."""
        return bool(self.config.smtp_host and self.config.mail_from and self.config.origins)

    def link(self, path: str) -> str:
        return self.config.origins[0].rstrip("/") + path

    async def send(self, to: str, subject: str, text: str, leave: str | None = None) -> bool:
        """Send a mail; false if it did not go out and may be tried again. `leave` is how its reader gets no more."""
        if not self.possible or not good_address(to):
            return False
        mail = EmailMessage()
        mail["From"] = Address("Covetown", addr_spec=self.config.mail_from)
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate(localtime=False)
        mail["Message-ID"] = make_msgid(domain=self.config.mail_from.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if leave is not None:
            mail["List-Unsubscribe"] = f"<{leave}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        async with self.one:
            try:
                await asyncio.to_thread(self.hand_in, mail)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("mail-not-sent", error=type(error).__name__)  # addresses are nobody's business
                return False
        return True

    def hand_in(self, mail: EmailMessage) -> None:
        config = self.config
        context = ssl.create_default_context()
        if config.smtp_security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                config.smtp_host, config.smtp_port, timeout=PATIENCE_S, context=context
            )
        else:
            line = smtplib.SMTP(config.smtp_host, config.smtp_port, timeout=PATIENCE_S)
        with line:
            if config.smtp_security == "starttls":
                line.starttls(context=context)
            if config.smtp_user:
                line.login(config.smtp_user, config.smtp_password)
            line.send_message(mail)

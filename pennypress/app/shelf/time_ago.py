"""A time in the past, in words: '2 hours ago'."""

from __future__ import annotations

from datetime import UTC, datetime

from pennypress.engine.i18n import _, ngettext
from pennypress.engine.localized_formatting import on_day


def ago(then: str, now: str) -> str:
    """A point in time relative to another, in words; both in ISO 8601.

    >>> ago("2026-03-12T09:00:00Z", "2026-03-12T11:30:00Z")
    '2 hours ago'
    >>> ago("2026-03-12T09:00:00Z", "2026-05-01T11:30:00Z")
    'on March 12, 2026'
    """
    try:
        start, end = _moment(then), _moment(now)
    except (ValueError, OverflowError, OSError):  # the last two near the limits of the calendar
        return _("at an unknown time")
    seconds = (end - start).total_seconds()
    if seconds < 90:
        return _("just now")
    minutes, hours, days = int(seconds // 60), int(seconds // 3600), int(seconds // 86400)
    if hours < 1:
        return ngettext("{count} minute ago", "{count} minutes ago", minutes).format(count=minutes)
    if days < 1:
        return ngettext("{count} hour ago", "{count} hours ago", hours).format(count=hours)
    if days < 14:
        return ngettext("{count} day ago", "{count} days ago", days).format(count=days)
    return on_day(start.date())


def _moment(text: str) -> datetime:
    """The point in time in the person's time zone; in UTC if the text has none."""
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone()

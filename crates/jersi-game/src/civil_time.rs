//! The date, for records and file names: UTC, so that names stay in order.

/// A date and a time of the day, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CivilTime {
    year: u64,
    month: u64,
    day: u64,
    second_of_day: u64,
}

impl CivilTime {
    /// So many seconds after the beginning of 1970.
    pub fn at(seconds: u64) -> CivilTime {
        let days = seconds / 86_400;
        // The calendar repeats itself, so that the end of time is as quickly told as today.
        let mut year = 1970 + 400 * (days / DAYS_OF_400_YEARS);
        let mut days = days % DAYS_OF_400_YEARS;
        while days >= days_of_year(year) {
            days -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while days >= days_of_month(year, month) {
            days -= days_of_month(year, month);
            month += 1;
        }
        CivilTime { year, month, day: days + 1, second_of_day: seconds % 86_400 }
    }

    /// `2026-11-15`, for the `Date` tag.
    pub fn date(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    fn of_day(self) -> (u64, u64, u64) {
        (self.second_of_day / 3600, self.second_of_day / 60 % 60, self.second_of_day % 60)
    }

    /// `2026-11-15T09:50:59.120Z`, for logs.
    pub fn rfc3339(self, millis: u32) -> String {
        let (hour, minute, second) = self.of_day();
        format!("{}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z", self.date())
    }

    /// `2026-11-15-095059`, for file names.
    pub fn stamp(self) -> String {
        let (hour, minute, second) = self.of_day();
        format!("{}-{hour:02}{minute:02}{second:02}", self.date())
    }
}

const DAYS_OF_400_YEARS: u64 = 146_097;

const fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

const fn days_of_year(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: u64, month: u64) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        assert_eq!(CivilTime::at(0).stamp(), "1970-01-01-000000");
        assert_eq!(CivilTime::at(951_827_696).stamp(), "2000-02-29-123456");
        assert_eq!(CivilTime::at(1_579_305_599).stamp(), "2020-01-17-235959");
        assert_eq!(CivilTime::at(1_735_689_600).date(), "2025-01-01");
        assert_eq!(CivilTime::at(4_107_542_399).date(), "2100-02-28");
        assert_eq!(CivilTime::at(4_107_542_400).date(), "2100-03-01");
        assert_eq!(CivilTime::at(146_097 * 86_400 - 1).date(), "2369-12-31");
        assert_eq!(CivilTime::at(146_097 * 86_400 + 951_827_696).stamp(), "2400-02-29-123456");
        assert_eq!(CivilTime::at(u64::MAX).second_of_day, 25_215, "at once");
    }
}

#!/usr/bin/env python3
"""Records where Chromium breaks the lines of texts and how wide it sets them: an outside measure to compare with.

usage: chromium.py [TEXTS.tsv] > Tests/Fixtures/TextLayout/chromium.jsonl
       (needs chromium, and the fonts of scripts/bootstrap --tests)

Without a file it sets its own texts; the output is one text a line:

    {"script": "Thai", "locale": "th", "text": "…", "width": 123.45, "starts": [[0, 9, 17], …]}

`width` is that of the unbroken text in CSS pixels, `starts` the UTF-16 offset of the first character of each line
that is not white space, for each of WIDTHS. A file has a locale, a tab and a text in each line, with \\n for a line
feed. The first line names the fonts and the sizes of their files, so that a test can tell whether it has the same.

The page asks for what the library does: the same font files in the same order, no hinting, strict Japanese, whole
words in Korean, breaks inside words that are wider than a line, and none of the spacing of East Asian punctuation that
Apple's text has not. Nothing here is shared with the library, whose tests compare their lines with these
(ChromiumAgreementTests).
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FONT_FOLDERS = [os.path.join(ROOT, ".fonts"), "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"]
SIZE = 17
WIDTHS = [100, 120, 140, 160, 180, 200, 220, 250, 280, 310, 340, 375]
# A column without width, as the tests of the known differences have it.
NARROW = [60, 80, 100]
RIGHT_TO_LEFT = {"ar", "fa", "he"}
CJK = {"ja": "JP", "ko": "KR", "zh-Hans": "SC", "zh-Hant": "TC"}
SCRIPTS = {
    "ar": "Arabic", "fa": "Arabic", "he": "Hebrew", "hi": "Devanagari", "bn": "Bengali", "ta": "Tamil", "th": "Thai",
    "ka": "Georgian", "el": "Greek", "ru": "Cyrillic", "uk": "Cyrillic", "bg": "Cyrillic", "ja": "Japanese",
    "ko": "Korean", "zh-Hans": "Chinese", "zh-Hant": "Chinese",
}
TEXTS = [
    ("de", "Die Übung wurde gespeichert. Möchten Sie gleich mit der nächsten beginnen oder eine Pause machen?"),
    ("de", "Für größere Dateien „Nur über WLAN laden“ wählen – sonst können Kosten entstehen."),
    ("en", "Your progress is kept on this device only; nobody else can see it unless you share it."),
    ("en", "AVATAR To Yes, we’ve found 1,234 results (showing 20 of them) for “Wave & Tide” today."),
    ("fr", "Impossible d’ouvrir ce fichier : il a été déplacé, renommé ou supprimé entre-temps."),
    ("vi", "Ứng dụng cần quyền truy cập micrô để ghi lại giọng nói của bạn trong bài tập này."),
    ("pl", "Wyłącz powiadomienia na godzinę, żeby dokończyć ćwiczenie bez przerywania."),
    ("fi", "Harjoituksen tallentaminen epäonnistui, koska laitteen muisti on täynnä."),
    ("tr", "Şifreniz en az sekiz karakter olmalı ve bir rakam içermelidir."),
    ("ru", "Сохранить изменения перед выходом? Если вы этого не сделаете, они будут потеряны."),
    ("uk", "Щоб почати вправу, під’єднайте навушники й оберіть гучність, яка вам підходить."),
    ("bg", "Няма връзка с интернет – проверете настройките на Wi-Fi и опитайте отново."),
    ("ru", "Осталось 25 минут (около 1,5 ГБ)… Показать файлы «Загрузки» в iCloud?"),
    ("el", "Η άσκηση αποθηκεύτηκε. Θέλετε να συνεχίσετε με την επόμενη ή να κάνετε διάλειμμα;"),
    ("el", "Ελέγξτε τη σύνδεση Wi-Fi και προσπαθήστε ξανά, παρακαλώ."),
    ("ar", "تم حفظ التمرين. هل تريد أن تبدأ التمرين التالي الآن أم تأخذ استراحة قصيرة؟"),
    ("ar", "افتح تطبيق Safari 17 على جهاز iPhone ثم اختر «الإعدادات» للمتابعة (12 خيارًا)."),
    ("ar", "الحجم ٣٫٥ ميغابايت من أصل 20 MB، والوقت المتبقي 5–10 دقائق تقريبًا."),
    ("fa", "می‌خواهید تغییرات را پیش از خروج ذخیره کنید؟ در غیر این صورت از دست می‌روند."),
    ("he", "התרגיל נשמר. האם ברצונך להתחיל את התרגיל הבא עכשיו או לצאת להפסקה קצרה?"),
    ("he", "יש לפתוח את Safari 17 ב־iPhone ולבחור „הגדרות” כדי להמשיך (12 אפשרויות)."),
    ("he", "נותרו 5–10 דקות (בערך 20 MB), השמירה תתבצע ברקע."),
    ("hi", "अभ्यास सहेज लिया गया है। क्या आप अगला अभ्यास अभी शुरू करना चाहते हैं या थोड़ा विश्राम करेंगे?"),
    ("hi", "कृपया iPhone की सेटिंग में जाकर माइक्रोफ़ोन की अनुमति दें, फिर 2 मिनट बाद प्रयास करें।"),
    ("bn", "অনুশীলন সংরক্ষণ করা হয়েছে। আপনি কি এখনই পরের অনুশীলন শুরু করতে চান?"),
    ("bn", "দয়া করে Wi-Fi সংযোগ পরীক্ষা করুন এবং ৫ মিনিট পরে আবার চেষ্টা করুন।"),
    ("ta", "பயிற்சி சேமிக்கப்பட்டது. அடுத்த பயிற்சியை இப்போதே தொடங்க விரும்புகிறீர்களா?"),
    ("ta", "உங்கள் iPhone அமைப்புகளில் ஒலிவாங்கிக்கு அனுமதி வழங்கவும் (2 நிமிடம்)."),
    ("th", "บันทึกแบบฝึกหัดแล้ว คุณต้องการเริ่มแบบฝึกหัดถัดไปตอนนี้หรือพักสักครู่"),
    ("th", "โปรดตรวจสอบการเชื่อมต่อ Wi-Fi ของคุณ\nแล้วลองใหม่อีกครั้งใน 5 นาที"),
    ("ka", "სავარჯიშო შენახულია. გსურთ ახლავე დაიწყოთ შემდეგი თუ ცოტა ხნით დაისვენოთ?"),
    ("ka", "შეამოწმეთ Wi-Fi კავშირი და სცადეთ თავიდან 5 წუთში."),
    ("ja", "練習を保存しました。続けて次の練習を始めますか？それとも、少し休憩しますか？"),
    ("ja", "設定アプリで「マイク」へのアクセスを許可してから、もう一度お試しください。"),
    ("ja", "iPhoneの空き容量が足りません（残り1.5GB）。不要なファイルを削除してください。"),
    ("ja", "キャッシュを消去すると、ダウンロード済みのコンテンツはすべて失われます。"),
    ("ko", "연습을 저장했습니다. 지금 바로 다음 연습을 시작하시겠습니까, 아니면 잠시 쉬시겠습니까?"),
    ("ko", "iPhone의 설정에서 PIN을 3회 이상 잘못 입력하면 5분 동안 잠깁니다."),
    ("ko", "인터넷 연결을 확인하고 다시 시도해 주세요. (Wi-Fi 또는 LTE)"),
    ("zh-Hans", "练习已保存。您想现在开始下一个练习，还是先休息一会儿？"),
    ("zh-Hans", "请在 iPhone 的“设置”中允许访问麦克风，然后在5分钟后重试。"),
    ("zh-Hant", "練習已儲存。您想現在開始下一個練習，還是先休息一會兒？"),
    ("zh-Hant", "請檢查 Wi-Fi 連線，並在「設定」中允許取用麥克風（約需2分鐘）。"),
]
# Texts in which Chromium's lines are known to be others; by the name of the reason.
DIFFERENCES = [
    ("chromium's own table of ASCII pairs", "en", "Smart Copy/Paste"),
    ("chromium's own table of ASCII pairs", "fi", "Privacy -tilauksesi"),
    ("chromium's own table of ASCII pairs", "he", "עבור אל ה-API שלך"),
    ("chromium's own table of ASCII pairs", "fr", "Son activé : oui"),
    ("a later ICU: quotes beside East Asian letters", "ja", "識別子“%@”が見つかりません"),
    ("a later ICU: a quote, a space and a bracket", "ar", "اختر «الإعدادات» (12 خيارًا)"),
    ("a later ICU: a quote, a space and a bracket", "he", "„הגדרות” (12 אפשרויות)"),
]

SCRIPT = """
function isBlank(c) {
  return c <= 0x20 || c >= 0x2000 && c <= 0x200B && c != 0x2007 || [0xAD, 0x2028, 0x2029, 0x3000].includes(c)
}
function measure(box) {
  const text = box.firstChild, range = document.createRange()
  box.style.whiteSpace = 'pre'
  box.style.width = 'max-content'
  range.selectNodeContents(text)
  const width = range.getBoundingClientRect().width
  box.style.whiteSpace = 'pre-wrap'
  const starts = box.dataset.widths.split(',').map(limit => {
    box.style.width = limit + 'px'
    const top = box.getBoundingClientRect().top, found = []
    let line = -1
    for (let index = 0; index < text.data.length; index++) {
      const unit = text.data.charCodeAt(index)
      if (isBlank(unit) || unit >= 0xDC00 && unit < 0xE000) continue
      range.setStart(text, index)
      range.setEnd(text, index + (unit >= 0xD800 && unit < 0xDC00 ? 2 : 1))
      const place = range.getClientRects()[0]
      if (!place) continue
      const row = Math.floor((place.top + place.height / 2 - top) / 100)
      if (row != line) found.push(index)
      line = row
    }
    return found
  })
  box.style.display = 'none'
  return { width, starts }
}
window.onload = () => document.fonts.ready.then(() => {
  const found = Array.from(document.querySelectorAll('div'), measure)
  const output = document.createElement('script')
  output.type = 'application/json'
  output.id = 'found'
  output.textContent = JSON.stringify(found)
  document.documentElement.replaceChildren(output)
})
"""
STYLE = (
    f"div {{ font-size: {SIZE}px; line-height: 100px; overflow-wrap: anywhere; text-rendering: geometricPrecision;"
    " font-synthesis: none; text-spacing-trim: space-all; text-autospace: no-autospace; tab-size: 1 }"
)


def font_file(name):
    for folder in FONT_FOLDERS:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            return path
    sys.exit(f"chromium.py: '{name}' is not installed: run scripts/bootstrap --tests")


def families(locale):
    """The fonts in the order in which the library tries them, and their files; CJK is known by its name."""
    general = ["NotoSans", "NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath"]
    cjk = f"Noto Sans CJK {CJK.get(locale, 'JP')}"
    script = SCRIPTS.get(locale)
    if locale in CJK:
        names = [cjk] + general
    elif script in (None, "Greek", "Cyrillic"):
        names = general + [cjk]
    else:
        names = [f"NotoSans{script}"] + general + [cjk]
    files = {name: f"{name}-Regular.ttf" for name in names if name != cjk}
    return ["Urbanist"] + names, {"Urbanist": "Urbanist[wght].ttf", **files}


def page(texts):
    files, boxes = {}, []
    for locale, text, widths in texts:
        names, its_files = families(locale)
        files.update(its_files)
        rules = "font-family: " + ", ".join(f"'{name}'" for name in names)
        rules += {"ja": "; line-break: strict", "ko": "; word-break: keep-all"}.get(locale, "")
        direction = "rtl" if locale in RIGHT_TO_LEFT else "ltr"
        limits = ",".join(map(str, widths))
        boxes.append(
            f'<div lang="{locale}" dir="{direction}" style="{rules}" data-widths="{limits}">{html.escape(text)}</div>')
    faces = ""
    for name in sorted(files):
        url = "file://" + font_file(files[name]).replace("[", "%5B").replace("]", "%5D")
        faces += f'@font-face {{ font-family: "{name}"; src: url("{url}"); font-weight: 100 900 }}\n'
    head = f"<!doctype html><meta charset=utf-8><style>{faces}{STYLE}</style>"
    return head + "<body>" + "".join(boxes) + f"<script>{SCRIPT}</script>", files


def measure(texts):
    document, files = page(texts)
    folder = tempfile.mkdtemp()
    try:
        path = os.path.join(folder, "page.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(document)
        run = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none",
             "--allow-file-access-from-files", "--virtual-time-budget=600000",
             f"--user-data-dir={folder}/profile", "--dump-dom", f"file://{path}"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    found = re.search(r'<script type="application/json" id="found">(.*?)</script>', run.stdout, re.DOTALL)
    if not found:
        sys.exit("chromium.py: Chromium gave no answer: " + run.stderr[-500:])
    return json.loads(found.group(1)), files


def main():
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            pairs = [line.rstrip("\n").split("\t", 1) for line in file]
        texts = [(None, locale, text.replace("\\n", "\n"), WIDTHS) for locale, text in pairs]
    else:
        texts = [(None, locale, text, WIDTHS) for locale, text in TEXTS]
        texts += [(reason, locale, text, NARROW) for reason, locale, text in DIFFERENCES]
    files, records = {}, []
    for start in range(0, len(texts), 150):
        chunk = texts[start:start + 150]
        found, its_files = measure([text[1:] for text in chunk])
        files.update(its_files)
        for (reason, locale, text, _), line in zip(chunk, found):
            record = {"script": SCRIPTS.get(locale, "Latin"), "locale": locale, "text": text}
            record.update({"difference": reason} if reason else {})
            records.append({**record, "width": line["width"], "starts": line["starts"]})
    sizes = {name: os.path.getsize(font_file(name)) for name in sorted({*files.values(), "NotoSansCJK-Regular.ttc"})}
    version = subprocess.run(["chromium", "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    head = {"chromium": version, "size": SIZE, "widths": WIDTHS, "narrow": NARROW, "fonts": sizes}
    print(json.dumps(head, ensure_ascii=False))
    for record in records:
        print(json.dumps(record, ensure_ascii=False))


main()

page-hollow = 空心橡树里的信
page-hollow-text = 读到这封信的人，今夜不会挨饿。上一任守林人把提灯埋在池塘边，回家去了。
